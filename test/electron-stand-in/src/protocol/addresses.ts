// app://bundle/a is shown at http://bundle.app.localhost:PORT/a. Chromium takes *.localhost for this machine and for a
// secure context, and each host stays an origin of its own.

const noHost = '-'
let port = 0

export function setPort(value: number): void {
  port = value
}

function parts(url: string): { scheme: string; host: string; rest: string } | undefined {
  const match = /^([a-z][a-z0-9+-]*):\/\/([^/?#]*)(.*)$/is.exec(url)
  return match ? { scheme: match[1]!.toLowerCase(), host: match[2]!.toLowerCase(), rest: match[3]! } : undefined
}

export function toHttp(url: string, isHandled: (scheme: string) => boolean): string {
  const found = parts(url)
  if (!found || !isHandled(found.scheme)) return url
  const rest = found.rest.startsWith('/') ? found.rest : `/${found.rest}`
  return `http://${found.host || noHost}.${found.scheme}.localhost:${port}${rest}`
}

export function fromHttp(url: string): string {
  const match = new RegExp(`^http://([^/]*)\\.([a-z0-9+-]+)\\.localhost:${port}(/.*)?$`, 's').exec(url)
  if (!match) return url
  return `${match[2]}://${match[1] === noHost ? '' : match[1]}${match[3] ?? ''}`
}

/** Of a custom scheme too, where Node's URL says "null". */
export function originOf(url: string): string {
  const found = parts(url)
  return found && found.scheme !== 'file' ? `${found.scheme}://${found.host}` : 'null'
}

/** `'self'` holds as it is; sources that name a handled scheme get its http form. */
export function rewritePolicy(policy: string, isHandled: (scheme: string) => boolean): string {
  return policy.replace(
    /(?<=^|[\s;,])([a-z][a-z0-9+-]*):(?:\/\/([^\s;,]*))?(?=$|[\s;,])/gi,
    (source, scheme: string, host?: string) => {
      if (!isHandled(scheme.toLowerCase())) return source
      if (host === undefined) return `http://*.${scheme}.localhost:${port}`
      return toHttp(source, isHandled).replace(/\/$/, host.includes('/') ? '/' : '')
    },
  )
}
