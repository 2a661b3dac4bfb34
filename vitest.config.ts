import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['test/{unit,property,scenario,contract,compare,golden,arch,conversations}/**/*.test.{ts,tsx}'],
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['./test/support/buildKernels.ts'],
    setupFiles: ['./test/support/requireNode.ts'],
    reporters: ['default', './test/support/tallyReporter.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
  },
})
