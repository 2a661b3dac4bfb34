import { setData } from '../lib/setIfOther.ts'
import type { Scope } from '../lib/scope.ts'
import { createTextPicture } from '../lib/textPicture.ts'

/** A text in a box that is on its way: it says another time at every move. */
export interface RunningNote {
  readonly show: (text: string) => void
  /** Leaves what is written to whoever writes there next. */
  readonly end: () => void
}

/**
 * Written once, and drawn over that from then on, as long as it takes the same room: a text that is written anew makes
 * the browser lay out the page and paint at each move.
 */
export function createRunningNote(note: HTMLElement, parent: Scope): RunningNote {
  const scope = parent.child()
  const [holder, words, canvas] = [
    document.createElement('span'),
    document.createElement('span'),
    document.createElement('canvas'),
  ]
  holder.className = 'running-note'
  canvas.className = 'text-picture'
  holder.append(words, canvas)
  note.replaceChildren(holder)
  const draw = createTextPicture(holder, canvas, scope)
  return {
    show(text) {
      const runs = draw !== null && words.textContent !== '' && text.length === words.textContent?.length
      if (runs) draw(text)
      else if (words.textContent !== text) words.textContent = text
      setData(holder, 'runs', String(runs))
    },
    end() {
      scope.dispose()
      holder.remove()
    },
  }
}
