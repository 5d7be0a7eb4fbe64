import { createRequire } from 'node:module'
import { allFontFiles, type IncludedFile } from '#shared/drawing/included-fonts'

/** The editor's fonts as files of this machine, from their packages. */

const require = createRequire(import.meta.url)

/** Each of them twice: as WOFF2 for who draws with it, and as WOFF, from which the glyphs of a PDF are taken. */
const byName = new Map(
  allFontFiles()
    .flatMap((font) => [font, { ...font, file: font.file.replace(/2$/, '') }])
    .map((font) => [font.file, font]),
)

/** Undefined for a name that is not one of the editor's fonts. */
export function findFontPath(name: string): string | undefined {
  const font = byName.get(name)
  return font && fontPath(font)
}

/** @throws Error when the package is not installed */
export function fontPath({ package: packageName, file }: IncludedFile): string {
  return require.resolve(`${packageName}/files/${file}`)
}
