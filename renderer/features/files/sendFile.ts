import { createScope } from '../../lib/scope.ts'

interface Sending {
  readonly signal: AbortSignal
  /** How much has been sent, 0 to 1. */
  readonly onSent: (fraction: number) => void
}

/**
 * Sends a file's bytes and gives the JSON that is answered, or null where no answer comes. By XMLHttpRequest, which
 * says how far it is: `fetch` does not.
 */
export function sendFile(address: string, file: File, { signal, onSent }: Sending): Promise<unknown> {
  if (signal.aborted) return Promise.resolve(null)
  const scope = createScope()
  const request = new XMLHttpRequest()
  const answered = new Promise<unknown>((resolve) => {
    scope.listen(request, 'load', () => resolve(request.response))
    scope.listen(request, 'error', () => resolve(null))
    scope.listen(request, 'abort', () => resolve(null))
  })
  scope.listen(request.upload, 'progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
  scope.listen(signal, 'abort', () => request.abort())
  request.open('POST', address)
  request.responseType = 'json'
  request.send(file)
  return answered.finally(() => scope.dispose())
}
