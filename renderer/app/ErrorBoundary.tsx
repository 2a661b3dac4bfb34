import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
}

/** A fault in the window's own code: the project is untouched in the app, so a reload is enough. */
export class ErrorBoundary extends Component<Props, { readonly reason: string | null }> {
  override state = { reason: null }

  static getDerivedStateFromError(cause: unknown): { reason: string } {
    return { reason: cause instanceof Error ? cause.message : String(cause) }
  }

  override render(): ReactNode {
    if (this.state.reason === null) return this.props.children
    return (
      <div className="crash" role="alert">
        <h1>Something went wrong in this window</h1>
        <p>The project is safe. Reload the window to go on.</p>
        <pre>{this.state.reason}</pre>
        <button type="button" className="button button-strong" onClick={() => location.reload()}>
          Reload
        </button>
      </div>
    )
  }
}
