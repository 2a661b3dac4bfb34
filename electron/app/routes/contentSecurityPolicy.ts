/** What a page is served under: where its socket is, and what its own style elements are known by. */
export interface PolicyOf {
  /** The loopback host's own WebSocket origin; none in Electron. */
  readonly socket: string | null
  /** Made for one page: a style element without it does nothing. */
  readonly nonce: string
}

/**
 * What the page may load: what comes from this app, and nothing else. The components and the waveform add three style
 * elements of their own, which carry the nonce of the page; style attributes in what is parsed do nothing at all.
 */
export function contentSecurityPolicy({ socket, nonce }: PolicyOf): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${socket === null ? '' : ` ${socket}`}`,
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
