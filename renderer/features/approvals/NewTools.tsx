import type { Approval } from '../../../shared/schemas/conversation.ts'

/** Programs that nobody has allowed yet: what a yes means beside what they do here. */
export function NewTools({ tools }: { readonly tools: Approval['newTools'] }) {
  if (tools === undefined) return null
  return (
    <ul className="approval-new" aria-label="New programs">
      {tools.map(({ title, file }) => (
        <li key={file} data-testid="new-tool">
          <b>{title}</b> is new: it comes from <code>{file}</code> in your folder of tools. Apply only if you know what
          its command does; you are not told again until the file changes.
        </li>
      ))}
    </ul>
  )
}
