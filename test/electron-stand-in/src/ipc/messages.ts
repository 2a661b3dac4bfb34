/** What a page says through its binding. `payload` is wire text of the arguments. */
export type FromPage =
  | { kind: 'invoke'; id: string; channel: string; payload: string }
  | { kind: 'send'; channel: string; payload: string }
  | { kind: 'open'; url: string; frameName: string; features: string }
  | { kind: 'close' }
  | { kind: 'title'; title: string }
  | { kind: 'preloadFailed'; message: string; stack: string }

/** What main says to a page. Ids carry the page's own mark, so an answer never reaches a later document. */
export type ToPage =
  | { kind: 'answer'; id: string; payload: string }
  | { kind: 'refusal'; id: string; error: string }
  | { kind: 'push'; channel: string; payload: string }
