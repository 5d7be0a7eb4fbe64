import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/**
 * Lines break where Arial breaks them, so the browser tests need its widths on every machine. Arimo has the same ones;
 * fontconfig offers it as Arial besides the machine's own fonts. Only browsers on Linux read this.
 *
 * @returns the environment for a browser
 */
export function browserFonts() {
  const folder = join(root, 'node_modules', '.postwright-fonts')
  const file = join(folder, 'fonts.conf')
  // the packaged browser unpacks its own fonts into the second
  const folders = [join(root, 'node_modules', '@expo-google-fonts', 'arimo'), join(tmpdir(), 'fonts')]
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  ${folders.map((each) => `<dir>${each}</dir>`).join('\n  ')}
  <cachedir>${join(folder, 'cache')}</cachedir>
  <match target="pattern">
    <test name="family"><string>Arial</string></test>
    <edit name="family" mode="assign" binding="same"><string>Arimo</string></edit>
  </match>
</fontconfig>
`,
  )
  return { FONTCONFIG_FILE: file }
}
