import { joinClasses } from '../lib/joinClasses.ts'
import './endKept.css'

const kept = 7

/** A name that is cut in front of its end where it has no room: names of one kind differ there ("take 1", "take 2"). */
export function EndKept({ text, className }: { readonly text: string; readonly className?: string }) {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  const at = Math.max(0, letters.length - kept)
  return (
    <span className={joinClasses('end-kept', className)}>
      <span className="end-kept-start">{letters.slice(0, at).join('')}</span>
      <span className="end-kept-end">{letters.slice(at).join('')}</span>
    </span>
  )
}
