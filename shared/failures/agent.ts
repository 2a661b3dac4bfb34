import { type ArgumentIssue, sayIssues, sayIssuesPlainly } from './values/argumentIssues.ts'
import { row } from './failureRow.ts'
import { type MissingState, sayMissingState } from './values/missingStates.ts'
import { type PlaceFault, sayPlaceFault } from './values/placeFaults.ts'
import { type StateReading, sayReading } from './values/readings.ts'

const badArguments: { readonly tool: string; readonly issues: readonly ArgumentIssue[] } = {
  tool: 'apply_amplify',
  issues: [{ kind: 'limit', parameter: 'gain_db', bound: 'at most', limit: '60' }],
}

/** What a tool works on, where a person runs it on what is selected. */
const wants = {
  range: 'a time selection',
  tracks: 'a selected track',
  time: 'the cursor inside a clip',
  thing: 'a selected clip, or the cursor inside the only one',
  label: 'the name of one label',
} as const

/** What can go wrong between a sentence and an edit. */
export const agentFailures = {
  'agent/unknown-tool': row<{ readonly tool: string; readonly nearest: readonly string[] }>({
    when: 'A model or a script calls a tool that does not exist.',
    example: { tool: 'trim', nearest: ['trim_to_selection', 'split'] },
    says: (p) => `There is no tool called "${p.tool}".`,
    left: 'nothing-changed',
    hint: (p) => `Use one of the listed tools only. The nearest are: ${p.nearest.join(', ')}.`,
  }),
  'agent/nothing-to-answer': row<{ readonly what: PlaceFault }>({
    when: "A question is about a range or a track that can't be found.",
    example: {
      what: {
        kind: 'open',
        place: {
          reason: { kind: 'none-called', sort: 'track', name: 'Bass' },
          choice: { kind: 'tracks', to: 'measure', names: ['Host', 'Guest'] },
        },
      },
    },
    says: (p) => `I can’t answer that. ${sayPlaceFault(p.what)}`,
  }),
  'agent/bad-arguments': row({
    when: 'A tool is called with values that are missing, unknown or out of their limits.',
    example: badArguments,
    says: (p) => `"${p.tool}" was called with arguments that don't fit: ${sayIssues(p.issues)}.`,
    left: 'nothing-changed',
    hint: 'Correct the arguments and call again.',
  }),
  'agent/not-prepared': row<{ readonly tool: string; readonly missing: MissingState }>({
    when: "The selection, the tracks or the cursor that a step needs can't be set.",
    example: { tool: 'Trim', missing: { kind: 'selection', range: { start: 1, end: 2 } } },
    says: (p) => `${p.tool} needs ${sayMissingState(p.missing)}, and that could not be set.`,
    left: 'nothing-changed',
    hint: 'Give start_time, end_time or tracks explicitly.',
  }),
  'agent/not-confirmed': row<{ readonly tool: string; readonly expected: StateReading; readonly found: StateReading }>({
    when: 'A step was carried out, and what was read back is not what it should have done.',
    example: {
      tool: 'Trim',
      expected: { kind: 'audio-left-on', seconds: 30, track: 'Voice' },
      found: { kind: 'length', seconds: 28 },
    },
    says: (p) =>
      `${p.tool} did not do what it should: expected ${sayReading(p.expected)}, found ${sayReading(p.found)}.`,
    left: 'request-taken-back',
    hint: 'Tell the person; do not try the same call again.',
  }),
  'agent/too-slow': row({
    when: 'A step runs and nothing is heard of it for too long.',
    example: { tool: 'Reverb', seconds: 60 },
    says: (p) => `${p.tool} showed no sign of life for ${p.seconds} seconds, so it was stopped.`,
    left: 'request-taken-back',
    hint: 'Tell the person; do not try the same call again.',
  }),
  'agent/refused': row({
    when: 'The person said no to a step, with or without a reason.',
    example: { tool: 'Trim', reason: 'keep the breath' },
    says: (p) => (p.reason === '' ? `${p.tool} was refused.` : `${p.tool} was refused: ${p.reason}`),
    hint: 'The person said no. Do not make the same call again in this request.',
  }),
  'agent/changed-meanwhile': row({
    when: 'The project was changed elsewhere while an approval was open.',
    says: 'The project changed while this was waiting for approval, so nothing was done. Here is the plan again, for the project as it is now.',
    hint: 'Plan anew.',
  }),
  'agent/no-such-request': row({
    when: 'A request that is not kept, or not any more, is to be shown.',
    example: { request: '7' },
    says: (p) => `No request "${p.request}" is kept.`,
  }),
  'agent/not-in-history': row({
    when: 'An undo or redo names a request that the history does not have.',
    example: { name: 'fade' },
    says: (p) => `Nothing that could be undone is called “${p.name}”.`,
    left: 'nothing-changed',
    hint: 'Look at the history for the names, or undo by steps.',
  }),
  'agent/cancelled': row({
    when: 'The person stopped the request.',
    says: 'Cancelled.',
    left: 'nothing-changed',
  }),
  'agent/manual-needs': row<{ readonly tool: string; readonly what: keyof typeof wants }>({
    when: 'A tool is run from the window or by name, and its selection is missing.',
    example: { tool: 'Trim', what: 'range' },
    says: (p) => `${p.tool} needs ${wants[p.what]}.`,
    left: 'nothing-changed',
  }),
  'agent/manual-value': row<{ readonly tool: string; readonly issues: readonly ArgumentIssue[] }>({
    when: 'A tool is run from the window or by name, and a value is missing or does not fit.',
    example: { tool: 'Amplify', issues: [{ kind: 'missing', parameter: 'gain_db', meaning: 'The gain in dB.' }] },
    says: (p) => `${p.tool} was not done: ${sayIssuesPlainly(p.issues) || 'its values are not clear'}.`,
  }),
  'agent/manual-files': row({
    when: 'A tool that reads or writes files is run by name.',
    example: { tool: 'Export' },
    says: (p) => `${p.tool} needs a place that a file dialog gives. Use the menu File.`,
  }),
  'agent/manual-final': row({
    when: 'A tool whose work nobody can take back is run by name.',
    example: { tool: 'Forget History' },
    says: (p) =>
      `${p.tool} can’t be undone, so it is asked about first. Say in the chat what you want, or use the settings.`,
  }),
  'agent/no-places': row({
    when: 'Files are asked for where no dialog can be shown.',
    says: "Files can't be chosen from here.",
    left: 'nothing-read-or-written',
    advice: '; use the buttons of the window.',
  }),
  'agent/only-last': row({
    when: 'An import or a save is planned together with other steps.',
    example: { tool: 'Import' },
    says: (p) => `${p.tool} has to be a request of its own.`,
    left: 'nothing-changed',
    advice: '; say one after the other.',
  }),
  'agent/no-such-question': row({
    when: 'An answer comes to a question that is closed.',
    says: 'That question is not open any more.',
    left: 'nothing-changed',
  }),
  'agent/no-such-step': row({
    when: 'A step of an approval is changed that is not there any more.',
    example: { step: 2 },
    says: (p) => `Step ${p.step} can't be changed any more.`,
    left: 'nothing-changed',
    advice: '; the question stands as it was.',
  }),
  'agent/nothing-to-hear': row({
    when: 'A step without a range is to be listened to.',
    says: 'This step has no place of its own to listen to.',
  }),
  'agent/no-flip': row({
    when: 'A step is turned round that has no other side.',
    says: 'This step has no other side to turn to.',
    left: 'nothing-changed',
    advice: '; the question stands as it was.',
  }),
  'agent/does-not-fit': row<{ readonly what: PlaceFault; readonly nearest: string }>({
    when: 'A model gives a place that is not in the project: it is told, and the person is not asked.',
    example: {
      what: { kind: 'no-label', name: 'intro' },
      nearest: 'label opening (0:00–0:12)',
    },
    says: (p) => sayPlaceFault(p.what),
    left: 'nothing-changed',
    hint: (p) =>
      `${p.nearest === '' ? '' : `What would fit: ${p.nearest}. `}Call it again with a place that is in the project, or leave the place out where the words of the person give it.`,
  }),
  'agent/not-said': row<{ readonly tool: string; readonly said: readonly string[] }>({
    when: 'A model calls something that the person has not said, and names no place for it: it is told.',
    example: { tool: 'apply_amplify', said: ['apply_normalize'] },
    says: (p) => `The person has not said "${p.tool}", and the call names no place for it.`,
    left: 'nothing-changed',
    hint: (p) =>
      `${p.said.length === 0 ? 'They ask for no edit: answer them.' : `They say: ${p.said.join(', ')}.`} If it is meant all the same, call it again with its place.`,
  }),
  'agent/nothing-to-take': row({
    when: 'What the words or the model have instead is to be taken, and they have nothing else.',
    says: 'Your words and the model do not differ there.',
    left: 'nothing-changed',
    advice: '; the question stands as it was.',
  }),
  'agent/no-items': row({
    when: 'An item is left out of a step that has none.',
    says: 'Nothing of this step can be left out by itself.',
    left: 'nothing-changed',
    advice: '; the question stands as it was.',
  }),
  'agent/no-audio': row({
    when: 'A step needs audio, and the project is empty.',
    says: 'There is no audio in the project yet, so there is nothing to work on. Open a recording first.',
    hint: 'Ask the person to open a recording.',
  }),
  'agent/cannot-yet': row({
    when: 'Something is asked for that no tool does.',
    example: { what: 'transcribe' },
    says: (p) => `I can't ${p.what} here yet.`,
    left: 'nothing-changed',
    hint: 'There is no such tool. Tell the person so.',
  }),
  'agent/stuck': row({
    when: 'A model makes the same impossible call again and again.',
    example: { times: 3 },
    says: (p) => `The model made the same call that can't be made ${p.times} times, so it was stopped.`,
    left: 'nothing-changed',
    advice: '. Say it in other words, or go on without a model.',
  }),
  'agent/going-round': row({
    when: 'A model asks the same question about the project again and again, though it was answered.',
    example: { times: 3 },
    says: (p) => `The model asked the same question about the project ${p.times} times, so it was stopped.`,
    left: 'nothing-changed',
    advice: '. Say it in other words, or go on without a model.',
  }),
  'agent/no-answer': row({
    when: 'A model ends without a call and without words.',
    says: 'The model ended without an answer.',
    left: 'nothing-changed',
    advice: '. Try again, or go on without a model.',
    recover: 'retry',
  }),
  'agent/bad-conversation': row({
    when: "The saved conversation of a project can't be read.",
    says: 'The saved conversation could not be read, so a new one was started.',
    left: 'project-as-it-was',
  }),
  'agent/crashed': row({
    when: 'A defect inside the agent.',
    example: { reason: 'TypeError' },
    says: (p) => `Something went wrong inside Tapehand (${p.reason}).`,
    left: 'request-taken-back',
    advice: '; the project is as it was.',
    recover: 'retry',
  }),
  'agent/too-many-steps': row({
    when: 'A plan has more steps than are done at a time.',
    example: { limit: 100 },
    says: (p) => `That would take more than ${p.limit} steps.`,
    left: 'nothing-changed',
    advice: '; ask for fewer at a time.',
    hint: 'Plan fewer steps.',
  }),
}
