/** What can go wrong between a sentence and an edit. */
export const agentFailures = {
  'agent/unknown-tool': (p: { tool: string; nearest: string }) => ({
    message: `There is no tool called "${p.tool}". Nothing was changed.`,
    hint: `Use one of the listed tools only. The nearest are: ${p.nearest}.`,
  }),
  'agent/nothing-to-answer': (p: { why: string }) => ({ message: `I can’t answer that. ${p.why}` }),
  'agent/bad-arguments': (p: { tool: string; reason: string }) => ({
    message: `"${p.tool}" was called with arguments that don't fit: ${p.reason}. Nothing was changed.`,
    hint: 'Correct the arguments and call again.',
  }),
  'agent/not-prepared': (p: { tool: string; missing: string }) => ({
    message: `${p.tool} needs ${p.missing}, and that could not be set. Nothing was changed.`,
    hint: 'Give start_time, end_time or tracks explicitly.',
  }),
  'agent/not-confirmed': (p: { tool: string; expected: string; found: string }) => ({
    message: `${p.tool} did not do what it should: expected ${p.expected}, found ${p.found}. The whole request was taken back.`,
    hint: 'Tell the person; do not try the same call again.',
  }),
  'agent/too-slow': (p: { tool: string; seconds: number }) => ({
    message: `${p.tool} showed no sign of life for ${p.seconds} seconds, so it was stopped. The whole request was taken back.`,
    hint: 'Tell the person; do not try the same call again.',
  }),
  'agent/refused': (p: { tool: string; reason: string }) => ({
    message: p.reason === '' ? `${p.tool} was refused.` : `${p.tool} was refused: ${p.reason}`,
    hint: 'The person said no. Do not make the same call again in this request.',
  }),
  'agent/changed-meanwhile': () => ({
    message:
      'The project changed while this was waiting for approval, so nothing was done. Here is the plan again, for the project as it is now.',
    hint: 'Plan anew.',
  }),
  'agent/not-in-history': (p: { name: string }) => ({
    message: `Nothing that could be undone is called “${p.name}”. Nothing was changed.`,
    hint: 'Look at the history for the names, or undo by steps.',
  }),
  'agent/cancelled': () => ({ message: 'Cancelled. Nothing was changed.' }),
  'agent/hand-needs': (p: { tool: string; what: string }) => ({
    message: `${p.tool} needs ${p.what}. Nothing was changed.`,
  }),
  'agent/hand-value': (p: { tool: string; reason: string }) => ({ message: `${p.tool} was not done: ${p.reason}` }),
  'agent/hand-files': (p: { tool: string }) => ({
    message: `${p.tool} needs a place that a file dialog gives. Use the menu File.`,
  }),
  'agent/no-places': () => ({
    message: "Files can't be chosen from here. Nothing was read or written; use the buttons of the window.",
  }),
  'agent/only-last': (p: { tool: string }) => ({
    message: `${p.tool} has to be a request of its own. Nothing was changed; say one after the other.`,
  }),
  'agent/no-such-question': () => ({ message: 'That question is not open any more. Nothing was changed.' }),
  'agent/no-such-step': (p: { step: number }) => ({
    message: `Step ${p.step} can't be changed any more. Nothing was changed; the question stands as it was.`,
  }),
  'agent/nothing-to-hear': () => ({ message: 'This step has no place of its own to listen to.' }),
  'agent/no-flip': () => ({
    message: 'This step has no other side to turn to. Nothing was changed; the question stands as it was.',
  }),
  'agent/no-items': () => ({
    message: 'Nothing of this step can be left out by itself. Nothing was changed; the question stands as it was.',
  }),
  'agent/no-audio': () => ({
    message: 'There is no audio in the project yet, so there is nothing to work on. Open a recording first.',
    hint: 'Ask the person to open a recording.',
  }),
  'agent/cannot-yet': (p: { what: string }) => ({
    message: `I can't ${p.what} here yet. Nothing was changed.`,
    hint: 'There is no such tool. Tell the person so.',
  }),
  'agent/stuck': (p: { times: number }) => ({
    message: `The model made the same call that can't be made ${p.times} times, so it was stopped. Nothing was changed. Say it in other words, or go on without a model.`,
  }),
  'agent/no-answer': () => ({
    message: 'The model ended without an answer. Nothing was changed. Try again, or go on without a model.',
    recover: 'retry' as const,
  }),
  'agent/bad-conversation': () => ({
    message: 'The saved conversation could not be read, so a new one was started. The project is as it was.',
  }),
  'agent/crashed': (p: { reason: string }) => ({
    message: `Something went wrong inside Tapehand (${p.reason}). The request was taken back; the project is as it was.`,
    recover: 'retry' as const,
  }),
  'agent/too-many-steps': (p: { limit: number }) => ({
    message: `That would take more than ${p.limit} steps. Nothing was changed; ask for fewer at a time.`,
    hint: 'Plan fewer steps.',
  }),
} as const
