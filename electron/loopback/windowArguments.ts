/** How a Chromium is started so that it shows this page alone, as a window without tabs, apart from the person's own browsing. */
export function windowArguments(address: string, profile: string, user: 'root' | 'ordinary'): string[] {
  return [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--class=Tapehand',
    '--window-size=1360,860',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--disable-features=Translate,MediaRouter',
    '--autoplay-policy=no-user-gesture-required',
    // Chromium refuses to run as root with its sandbox, and would complain about its absence in a bar across the window.
    ...(user === 'root' ? ['--no-sandbox', '--test-type'] : []),
  ]
}
