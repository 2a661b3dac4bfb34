/**
 * What the page may load: what comes from this app, and nothing else. Styles may be inline because the waveform and the
 * components set them.
 * @param socket the loopback host's own WebSocket origin; none in Electron.
 */
export function contentSecurityPolicy(socket: string | null): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${socket === null ? '' : ` ${socket}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
