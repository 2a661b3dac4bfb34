/** What the host's policy knows this page's own style elements by; react-aria looks for it in the same place. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
