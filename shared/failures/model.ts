/** What can go wrong with a language model. Each sentence ends with what to do. */
export const modelFailures = {
  'model/no-key': () => ({
    message:
      'The model needs a key, and none is set. Nothing was changed. Enter one in Settings, or go on without a model.',
    recover: 'openSettings' as const,
  }),
  'model/unauthorised': (p: { host: string }) => ({
    message: `${p.host} refused the key (401). Nothing was changed. Check the key in Settings, or go on without a model.`,
    recover: 'openSettings' as const,
  }),
  'model/too-many-requests': (p: { host: string }) => ({
    message: `${p.host} says that there were too many requests (429). Nothing was changed. Wait a little, or go on without a model.`,
    recover: 'retry' as const,
  }),
  'model/server-error': (p: { host: string; status: number }) => ({
    message: `${p.host} has a fault of its own (${p.status}). Nothing was changed. Try again later, or go on without a model.`,
    recover: 'retry' as const,
  }),
  'model/refused': (p: { host: string; status: number; reason: string }) => ({
    message: `${p.host} refused the request (${p.status}: ${p.reason}). Nothing was changed. Check the model's name in Settings, or go on without a model.`,
    recover: 'openSettings' as const,
  }),
  'model/unreachable': (p: { host: string }) => ({
    message: `${p.host} can't be reached. Nothing was changed. Check the address in Settings and the network, or go on without a model.`,
    recover: 'openSettings' as const,
  }),
  'model/no-answer': (p: { host: string; seconds: number }) => ({
    message: `${p.host} gave no answer within ${p.seconds} seconds. Nothing was changed. Try again, or go on without a model.`,
    recover: 'retry' as const,
  }),
  'model/empty': (p: { host: string }) => ({
    message: `${p.host} sent an empty answer. Nothing was changed. Try again, or go on without a model.`,
    recover: 'retry' as const,
  }),
  'model/nonsense': (p: { host: string }) => ({
    message: `${p.host} sent an answer that can't be understood. Nothing was changed. Try again, or go on without a model.`,
    recover: 'retry' as const,
  }),
  'model/endless': (p: { turns: number }) => ({
    message: `The model did not come to an end within ${p.turns} turns. The request was taken back. Ask for less at a time, or go on without a model.`,
  }),
  'model/too-long': (p: { seconds: number }) => ({
    message: `The model thought for more than ${p.seconds} seconds in all about this request, so it was stopped. The request was taken back. Ask for less at a time, or go on without a model.`,
  }),
  'model/too-many-tokens': (p: { tokens: number }) => ({
    message: `The model used more than ${p.tokens} tokens for this request, so it was stopped. The request was taken back. Ask for less at a time, or go on without a model.`,
  }),
  'model/forbidden': (p: { host: string; model: string }) => ({
    message: `${p.host} does not let this key use "${p.model}" (403). Nothing was changed. Choose another model in Settings, or go on without a model.`,
    recover: 'openSettings' as const,
  }),
  'model/not-found': (p: { host: string; model: string }) => ({
    message: `${p.host} has no model called "${p.model}" at this address (404). Nothing was changed. Check the model's name and the address in Settings, or go on without a model.`,
    recover: 'openSettings' as const,
  }),
  'model/no-credit': (p: { host: string }) => ({
    message: `${p.host} says that this key has no credit left (429). Nothing was changed. Add credit there, or go on without a model.`,
    recover: 'openSettings' as const,
  }),
  'model/no-tools': (p: { host: string; model: string }) => ({
    message: `"${p.model}" on ${p.host} knows no tool calls. Nothing was changed. Choose another model in Settings, or go on without a model.`,
    recover: 'openSettings' as const,
  }),
  'model/broken-off': (p: { host: string }) => ({
    message: `${p.host} broke off in the middle of its answer. Nothing was changed. Try again, or go on without a model.`,
    recover: 'retry' as const,
  }),
} as const
