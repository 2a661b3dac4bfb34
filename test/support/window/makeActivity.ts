import type { Activity } from '../../../shared/schemas/activity.ts'

/** A request with a step and two questions to a model. */
export function makeActivity(parts: Partial<Activity> = {}): Activity {
  const text = parts.text ?? 'mute the music'
  return {
    id: 'r1',
    at: '2026-01-02T03:04:05.678Z',
    text,
    planner: 'model',
    state: 'done',
    asked: [],
    milliseconds: 2500,
    undoId: 'h5',
    messages: [
      { from: 'person', text, at: '2026-01-02T03:04:05.678Z', state: null },
      { from: 'tapehand', text: 'Muted Music.', at: '2026-01-02T03:04:08.178Z', state: 'done' },
    ],
    actions: [
      {
        tool: 'mute_track',
        title: 'Mute',
        args: {},
        range: null,
        at: null,
        tracks: ['Music'],
        authors: { tracks: 'words' },
        did: 'Muted Music',
        milliseconds: 12,
        tries: 2,
      },
    ],
    modelCalls: [
      {
        at: '2026-01-02T03:04:06.000Z',
        host: '127.0.0.1:1',
        model: 'tiny',
        milliseconds: 1000,
        tokensSent: 700,
        tokensReceived: 30,
        tools: ['mute_track'],
        failure: null,
        attempts: 2,
        sent: [{ role: 'user', text: 'mute the music' }],
        offered: ['mute_track', 'find_tools'],
        answer: '',
        calls: [{ id: 'c1', tool: 'mute_track', args: '{"tracks":["Music"]}' }],
      },
      {
        at: '2026-01-02T03:04:07.000Z',
        host: '127.0.0.1:1',
        model: 'tiny',
        milliseconds: 500,
        tokensSent: 60,
        tokensReceived: 10,
        tools: [],
        failure: null,
        attempts: 1,
        sent: [{ role: 'tool', text: '{"done":true}', callId: 'c1' }],
        offered: [],
        answer: 'It is muted.',
        calls: [],
      },
    ],
    ...parts,
  }
}
