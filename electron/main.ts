import { startElectron } from './app/electron/startElectron.ts'

startElectron()
