import { formatTime } from '../../wording/formatTime.ts'

export const sayGermanTime = (seconds: number): string => formatTime(seconds).replace('.', ',')
