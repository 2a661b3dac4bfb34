/** On this machine or this network, where people start servers with small contexts. */
export function isNear({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|.*\.local$)/u.test(hostname)
}
