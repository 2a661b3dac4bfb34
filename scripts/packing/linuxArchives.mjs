// The packed folder as archives for Linux, by tar and dpkg-deb of the system: electron-builder's own tools for them are
// downloads. The same folder gives the same bytes, whenever and wherever it was packed.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../staleness.mjs'

/** Files get this time, whenever they were made. */
const epoch = process.env.SOURCE_DATE_EPOCH ?? '1767225600'

/** `Tapehand-VERSION-linux-x64.tar.gz` of the folder. Throws a sentence where it can't be made. */
export function makeTar(folder, target, name) {
  const alike = ['--sort=name', `--mtime=@${epoch}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  const inside = `--transform=s,^\\.,${name},`
  run('tar', [...alike, '--format=gnu', inside, '-I', 'gzip -n9', '-cf', target, '-C', folder, '.'])
}

/** A Debian package of the folder: it lies in /opt, starts by name and from the menu, and opens its files. */
export function makeDeb(folder, target, config) {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'tapehand-deb-'))
  try {
    layOut(tree, folder, config)
    for (const one of readdirSync(tree, { recursive: true })) setMode(path.join(tree, one))
    chmodSync(tree, 0o755)
    run('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', tree, target], { SOURCE_DATE_EPOCH: epoch })
  } finally {
    rmSync(tree, { recursive: true })
  }
}

function layOut(tree, folder, { version, description, homepage, linux, fileAssociations }) {
  const { executableName, maintainer, synopsis, category } = linux
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
    writeFileSync(path.join(tree, file), text)
  }
  cpSync(folder, path.join(tree, 'opt/Tapehand'), { recursive: true })
  const types = fileAssociations.map(({ mimeType }) => mimeType)
  write(
    `usr/share/applications/${executableName}.desktop`,
    lines(
      '[Desktop Entry]',
      'Name=Tapehand',
      `Comment=${synopsis}`,
      `Exec=/opt/Tapehand/${executableName} %F`,
      `Icon=${executableName}`,
      'Type=Application',
      'Terminal=false',
      `Categories=${category};`,
      `MimeType=${types.join(';')};`,
    ),
  )
  write(
    `usr/share/mime/packages/${executableName}.xml`,
    lines(
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">',
      '  <mime-type type="application/x-tapehand">',
      '    <comment>Tapehand project</comment>',
      '    <glob pattern="*.tapehand"/>',
      '  </mime-type>',
      '</mime-info>',
    ),
  )
  for (const [from, to] of [
    ['assets/icons/icon.png', `usr/share/icons/hicolor/512x512/apps/${executableName}.png`],
    ['LICENSE', `usr/share/doc/${executableName}/copyright`],
  ]) {
    mkdirSync(path.dirname(path.join(tree, to)), { recursive: true })
    cpSync(path.join(root, from), path.join(tree, to))
  }
  mkdirSync(path.join(tree, 'usr/bin'), { recursive: true })
  symlinkSync(`/opt/Tapehand/${executableName}`, path.join(tree, 'usr/bin', executableName))
  // What Electron's own binary needs of a system.
  const depends =
    'libgtk-3-0, libnotify4, libnss3, libxss1, libxtst6, xdg-utils, libatspi2.0-0, libuuid1, libsecret-1-0'
  write(
    'DEBIAN/control',
    lines(
      `Package: ${executableName}`,
      `Version: ${version}`,
      'Section: sound',
      'Priority: optional',
      'Architecture: amd64',
      `Depends: ${depends}`,
      `Maintainer: ${maintainer}`,
      `Homepage: ${homepage}`,
      `Description: ${synopsis}`,
      ` ${description}`,
    ),
  )
}

const lines = (...all) => `${all.join('\n')}\n`

/** As in every package; the helper that makes Chromium's sandbox belongs to root and is started as it. */
function setMode(file) {
  const base = path.basename(file)
  if (base === 'tapehand' && file.includes('usr/bin')) return
  if (base === 'chrome-sandbox') return chmodSync(file, 0o4755)
  const { status } = spawnSync('test', ['-x', file])
  chmodSync(file, status === 0 ? 0o755 : 0o644)
}

function run(program, args, env = {}) {
  const { status, error, stderr } = spawnSync(program, args, { env: { ...process.env, ...env }, encoding: 'utf8' })
  if (error !== undefined) throw new Error(`${program} is needed for this, and is not here.`)
  if (status !== 0) throw new Error(`${program} could not pack: ${stderr.trim()}`)
}
