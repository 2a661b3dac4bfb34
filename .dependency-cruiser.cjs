/**
 * The floors of the house, as rules. Names are the documentation; test/arch/floors.test.ts plants a violation of each
 * and sees it reported.
 */
const rooms = 'electron/(engine|agent|editor|platform|ipc|app|loopback|cli|headless)'

/**
 * The rooms inside a house, floor by floor from the ground up: a room imports rooms of lower floors only, for values
 * and for types, so no circle of rooms can close. Loose files are the top floor unless they are named. To put another
 * house in order, add its line here: every folder of it, and the loose files that its rooms may import.
 */
const floors = {
  engine: [
    ['contract.ts', 'model', 'kernels', 'threads', 'disk'],
    ['history', 'blocks', 'pieces'],
    ['joins', 'render'],
    ['measure', 'resample', 'peaks'],
    ['codecs', 'effects'],
    ['edits', 'asked', 'spectrum'],
    ['state', 'decoding', 'rendering', 'export', 'markers'],
    ['projectFile', 'longEdits', 'import', 'seed'],
    ['programs'],
    ['worker', 'session'],
    ['jobs', 'labels', 'about'],
    ['reports'],
  ],
  agent: [
    ['filePicker.ts', 'reader'],
    ['texts'],
    ['tools'],
    ['planner/plan.ts'],
    ['planner/index.ts'],
    ['planner/talk', 'calls'],
    ['run', 'planner/model', 'recipes', 'notes'],
    ['prepare', 'planner/reading'],
    ['approvals', 'goals'],
    ['answers', 'opinion'],
    ['loop', 'manual'],
    ['conversation/state'],
    ['conversation'],
    ['activity'],
  ],
  'agent/reader': [
    ['meaning', 'decide'],
    ['chart', 'frames'],
    ['clause', 'languages', 'questions'],
    ['cover', 'text', 'evaluate'],
    ['discourse'],
  ],
  app: [
    ['dependencies.ts', 'eventHub.ts', 'fileDialogs.ts', 'coalesce.ts', 'projectNames.ts', 'spokenLanguage.ts', 'zip'],
    ['windows'],
    ['project', 'routes', 'batch', 'notices.ts'],
    ['appContext.ts'],
    ['handlers'],
    ['app.ts', 'dialogFilePicker.ts', 'appFolders.ts'],
    ['openShelves.ts'],
    ['createApp.ts', 'realDependencies.ts'],
    ['electron'],
  ],
  headless: [
    ['requestReport.ts', 'wordsWhenSaid.ts', 'pathFilePicker.ts', 'temporaryProject.ts', 'exportFormat.ts'],
    ['openSession.ts'],
    ['converse.ts', 'outputSound.ts'],
    ['batch'],
  ],
  cli: [
    ['io.ts', 'status.ts', 'texts'],
    ['edit', 'eval', 'history', 'log'],
    ['generate', 'batch'],
  ],
}

const pathOf = (room) => (room.endsWith('.ts') ? `${room.replace('.', '\\.')}$` : `${room}/`)

/** @returns {import('dependency-cruiser').IForbiddenRuleType[]} */
function roomsLookDown(house, floorsOfHouse) {
  const listed = floorsOfHouse.flat().map(pathOf)
  return [
    {
      name: 'rooms-are-listed',
      severity: 'error',
      from: { path: `^electron/${house}/[^/]+/`, pathNot: `^electron/${house}/(${listed.join('|')})` },
      to: {},
    },
    ...floorsOfHouse.map((floor, height) => {
      const below = floorsOfHouse.slice(0, height).flat().map(pathOf)
      return {
        name: 'rooms-look-down',
        severity: 'error',
        from: { path: `^electron/${house}/(${floor.map(pathOf).join('|')})` },
        to: { path: `^electron/${house}/`, pathNot: ['$1', ...below].map((room) => `^electron/${house}/${room}`) },
      }
    }),
  ]
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(floors).flatMap(([house, floorsOfHouse]) => roomsLookDown(house, floorsOfHouse)),
    { name: 'no-dead-imports', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'shared-is-a-leaf',
      severity: 'error',
      from: { path: '^shared/' },
      to: { pathNot: '^shared/|(^|/)node_modules/zod/', dependencyTypesNot: ['core'] },
    },
    { name: 'shared-has-no-node', severity: 'error', from: { path: '^shared/' }, to: { dependencyTypes: ['core'] } },
    {
      name: 'renderer-never-electron',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^(electron/|test/|scripts/)' },
    },
    {
      name: 'renderer-has-no-node',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^renderer/features/([^/]+)/' },
      to: { path: '^renderer/features/([^/]+)/', pathNot: '^renderer/features/$1/' },
    },
    {
      name: 'the-window-looks-down-only',
      severity: 'error',
      from: { path: '^renderer/(lib|store|ui|timeline|ipc)/' },
      to: { path: '^renderer/(features|app)/' },
    },
    {
      name: 'features-never-the-app',
      severity: 'error',
      from: { path: '^renderer/features/' },
      to: { path: '^renderer/app/' },
    },
    {
      name: 'the-port-knows-only-shared',
      severity: 'error',
      from: { path: '^electron/editor/' },
      to: { pathNot: '^(shared/|electron/editor/)' },
    },
    {
      name: 'engine-knows-nobody',
      severity: 'error',
      from: { path: '^electron/engine/' },
      to: { path: '^electron/', pathNot: '^electron/(engine|editor)/' },
    },
    {
      name: 'agent-knows-only-the-port',
      severity: 'error',
      from: { path: '^electron/agent/' },
      to: { path: '^electron/', pathNot: '^electron/(agent|editor)/' },
    },
    {
      name: 'agent-has-no-node',
      severity: 'error',
      from: { path: '^electron/agent/', pathNot: '^electron/agent/planner/model/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-knows-only-shared',
      severity: 'error',
      from: { path: '^electron/platform/' },
      to: { path: '^electron/', pathNot: '^electron/platform/' },
    },
    {
      name: 'platform-only-from-the-hosts',
      severity: 'error',
      from: { path: '^electron/(engine|agent|editor|ipc)/' },
      to: { path: '^electron/platform/' },
    },
    {
      name: 'ipc-looks-down-only',
      severity: 'error',
      from: { path: '^electron/ipc/' },
      to: { path: '^electron/(app|loopback|cli|main|preload)' },
    },
    {
      name: 'in-by-the-front-door',
      severity: 'error',
      from: { path: `^${rooms}/` },
      to: {
        path: `^${rooms}/.+/|^${rooms}/(?!index\\.ts$)`,
        pathNot: [
          '^electron/$1/',
          '^electron/agent/planner/(model|reading)/index\\.ts$',
          '^electron/agent/tools/index\\.ts$',
        ],
      },
    },
    {
      name: 'hosts-in-by-the-front-door',
      severity: 'error',
      from: { path: '^electron/(main|preload)' },
      to: { path: '^electron/(engine|agent|editor|platform)/' },
    },
    {
      name: 'preload-imports-the-prefix-only',
      severity: 'error',
      from: { path: '^electron/preload\\.ts$' },
      to: { pathNot: '^shared/ipc/(prefix|channels)\\.ts$|(^|/)node_modules/electron/' },
    },
    {
      name: 'only-hosts-touch-electron',
      severity: 'error',
      from: { path: '^(electron|shared|renderer)/', pathNot: '^electron/(main|preload)\\.ts$|^electron/app/electron/' },
      to: { path: '(^|/)node_modules/electron/' },
    },
    {
      name: 'one-room-talks-to-openai',
      severity: 'error',
      from: { pathNot: '^electron/agent/planner/model/' },
      to: { path: '(^|/)node_modules/openai/' },
    },
    {
      name: 'one-room-talks-to-sqlite',
      severity: 'error',
      // Projects of Audacity are databases too: what opens one that nobody may write to is below both rooms.
      from: { pathNot: '^electron/engine/(projectFile/|disk/stillDatabase\\.ts$)' },
      to: { path: '^(node:)?sqlite$' },
    },
    {
      name: 'production-has-no-tests',
      severity: 'error',
      from: { path: '^(electron|shared|renderer)/' },
      to: { path: '^(test|scripts|tools)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
