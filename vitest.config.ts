import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './test/support/runner/byEnvironment.ts'

/** Whoever replaces modules gets a process to itself. */
const alone = ['test/unit/electron/app/electron/**/*.test.ts', 'test/unit/renderer/features/waveform/waveform.test.ts']

/** Comparisons with other programs, and what is tried over and over: `npm run test:long`. */
const thorough = [
  'test/compare/**/*.test.ts',
  'test/conversations/idealModel.test.ts',
  'test/property/electron/agent/reader/{wrapped,wrappedGerman}.test.ts',
  'test/property/electron/agent/saidAndPrepared.test.ts',
  'test/scenario/{batchJobs,otherUser}.test.ts',
  'test/scenario/model/modelNonsense.test.ts',
  'test/scenario/engine/{durability,exportFormats,honestChecks,powerLoss,soak}.test.ts',
  'test/property/electron/agent/reader/shadow/german.test.ts',
  'test/property/electron/engine/{damagedProjects,effectKernels,importFuzz,keptCopies,limitedHistory}.test.ts',
  'test/property/electron/ipcFuzz.test.ts',
]

/** Whoever starts processes or threads, or works for long: not in the quick run. */
const long = [
  'test/{arch,conversations}/**/*.test.ts',
  'test/contract/engine.test.ts',
  'test/contract/engineWork.test.ts',
  'test/scenario/engine/**/*.test.ts',
  'test/unit/electron/{app,cli,headless,loopback}/**/*.test.ts',
  'test/unit/electron/engine/{codecs,decoding,effects,export,import,jobs,longEdits,measure,projectFile,rendering,resample,threads,worker}/**/*.test.ts',
]

/** Whole lists of sentences, tools and faults, a second and more each: with the stories, to keep the quick run quick. */
const lists = [
  'test/unit/electron/agent/planner/model/**/{boundedFetch,callsInText,modelFailures,modelQuirks}.test.ts',
  'test/unit/electron/agent/planner/reading/answers/doAgain.test.ts',
  'test/unit/electron/agent/reader/firstSight.test.ts',
  'test/unit/electron/agent/reader/languages/de/{places,shadow}.test.ts',
  'test/unit/electron/agent/reader/languages/en/values/wordings.test.ts',
  'test/unit/electron/agent/run/performStep.test.ts',
  'test/unit/electron/agent/tools/outside/externalTool.test.ts',
]

const isCovered = process.argv.includes('--coverage')

/**
 * Programs that tests start keep what they compiled: each start of the command line takes half as long. Not where
 * coverage is counted: code from the cache is counted less exactly.
 */
const env: Record<string, string> = isCovered
  ? {}
  : { NODE_COMPILE_CACHE: path.join(import.meta.dirname, 'node_modules/.cache/compiled') }
/** What FFmpeg reads is tested by itself: elsewhere it is as if there were none. */
const withoutFfmpeg = { TAPEHAND_FFMPEG: 'off' }

/** Node runs the sources as they are, and faster than with Vite between; not where modules are replaced or counted. */
const native = { experimental: { viteModuleRunner: isCovered, nodeLoader: false } }

/** What tests of the window import, Node does not know: JSX and style sheets. */
const vite = { experimental: {} }

/**
 * Files of one project share a process where they are not isolated: starting one for each took longer than most run.
 * Young memory is larger than Node's own choice, and old memory is first looked through when it holds a gigabyte:
 * readers and engines make much that is gone soon. The thread that made it collects it: the helpers of two workers wait
 * for each other more than they help.
 */
const project = (
  name: string,
  include: readonly string[],
  options: { isolate: boolean; exclude: string[]; experimental: typeof native.experimental | Record<string, never> },
) => ({
  plugins: [react()],
  test: {
    name,
    include: [...include],
    pool: 'forks' as const,
    execArgv: [
      '--min-semi-space-size=32',
      '--max-semi-space-size=32',
      '--initial-old-space-size=1000',
      '--single-threaded-gc',
    ],
    // What Vite has transformed is kept for the next run: the window's tests import React and its components.
    fsModuleCache: !isCovered,
    setupFiles: ['./test/support/runner/requireNode.ts'],
    // Loops over samples take many times as long while they are counted.
    testTimeout: isCovered ? 180_000 : 30_000,
    hookTimeout: isCovered ? 180_000 : 30_000,
    env: { ...env, ...withoutFfmpeg },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    ...options,
  },
})

// The projects run in the order of their names, so that the long ones begin first; test:quick runs of unit and window
// what reaches an edit, test:long runs thorough, and npm test all but that.
export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: ['./test/support/runner/buildKernels.ts'],
    sequence: { sequencer: ByEnvironment },
    reporters: ['default', './test/support/runner/tallyReporter.ts'],
    coverage: {
      provider: 'v8',
      include: ['{electron,renderer,shared}/**/*.{ts,tsx}'],
      exclude: ['electron/engine/kernels/assembly/**', '**/*.d.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'test-results/coverage',
      // A floor for `npm test`: just below where it stood on 2026-11-27 (87.8, 81.0, 86.0 and 89.6). What only
      // `npm run test:long` and the browser tests reach is not in it.
      thresholds: { statements: 87, branches: 80, functions: 85, lines: 89 },
    },
    projects: [
      project('alone', alone, { isolate: true, exclude: [], ...vite }),
      project('long', long, { isolate: false, exclude: [...alone, ...thorough], ...native }),
      project('stories', ['test/{contract,golden,property,scenario}/**/*.test.ts', ...lists], {
        isolate: false,
        exclude: [...long, ...thorough],
        ...native,
      }),
      project('thorough', thorough, { isolate: false, exclude: [], ...native }),
      project('unit', ['test/unit/**/*.test.ts'], {
        isolate: false,
        exclude: [...alone, ...long, ...lists, 'test/unit/renderer/**'],
        ...native,
      }),
      project('window', ['test/unit/renderer/**/*.test.{ts,tsx}'], { isolate: false, exclude: alone, ...vite }),
    ],
  },
})
