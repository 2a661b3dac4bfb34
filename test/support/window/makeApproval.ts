import type { Approval } from '../../../shared/schemas/conversation.ts'

/** "Trim the first 10 seconds and fade out the last 5", two steps that ask. */
export function makeApproval(change: Partial<Approval> = {}): Approval {
  const none = {
    values: [],
    sources: [],
    tracks: ['Voice'],
    asks: true,
    flip: null,
    changes: [],
    moreChanges: 0,
    mayAllow: true,
  }
  return {
    id: 'a1',
    request: 'Trim the first 10 seconds and fade out the last 5',
    before: 100,
    after: 90,
    trackLengths: [],
    notes: [],
    fingerprint: 'f',
    contentRevision: 1,
    stepping: false,
    steps: [
      {
        ...none,
        index: 0,
        tool: 'delete_selection',
        title: 'Delete',
        sentence: 'Delete 0:00–0:10 from Voice and close the gap',
        range: { start: 0, end: 10 },
        sources: [{ what: 'range', value: '0:00–0:10', author: 'words', source: 'your words', confidence: 1 }],
        regions: [
          { trackId: 't1', start: 0, end: 10, fate: 'removed' },
          { trackId: 't1', start: 10, end: 100, fate: 'kept' },
        ],
      },
      {
        ...none,
        index: 1,
        tool: 'apply_fade_out',
        title: 'Fade out',
        sentence: 'Fade out 1:25–1:30 of Voice',
        range: { start: 85, end: 90 },
        values: [{ key: 'duration', name: 'length', value: 5, unit: 's', min: 0, max: 60, choices: null }],
        regions: [{ trackId: 't1', start: 95, end: 100, fate: 'rewritten' }],
      },
    ],
    ...change,
  }
}
