import { Component, type ReactNode } from 'react'
import type { Texts } from '../../shared/texts/index.ts'
import { reasonOf } from '../../shared/reasonOf.ts'

interface Props {
  /** Read when they are needed: the window is gone by then. */
  readonly texts: () => Texts
  readonly children: ReactNode
}

/** A fault in the window's own code: the project is untouched in the app, so a reload is enough. */
export class ErrorBoundary extends Component<Props, { readonly reason: string | null }> {
  override state = { reason: null }

  static getDerivedStateFromError(cause: unknown): { reason: string } {
    return { reason: reasonOf(cause) }
  }

  override render(): ReactNode {
    if (this.state.reason === null) return this.props.children
    const { app, common } = this.props.texts()
    return (
      <div className="crash" role="alert">
        <h1>{app.wentWrong}</h1>
        <p>{app.isSafe}</p>
        <pre>{this.state.reason}</pre>
        <button type="button" className="button button-strong" onClick={() => location.reload()}>
          {common.reload}
        </button>
      </div>
    )
  }
}
