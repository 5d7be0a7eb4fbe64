import { createRequire } from 'node:module'
import { allFontFiles } from '#shared/fonts/font-files'
import { registerLetterFonts } from '#shared/fonts/fonts'
import { numberedSlices, type PackageRanges, registerSlices } from '#shared/fonts/letter-slices'
import { letterFonts } from '#shared/fonts/letters'
import { emojiFamily, hanFamilies } from '#shared/fonts/stand-ins'

/** The editor's fonts as files of this machine, from their packages. */

interface FileOfPackage {
  readonly package: string
  readonly file: string
}

const require = createRequire(import.meta.url)

/** Fonts with plain outlines have two files: WOFF2 for drawing, and WOFF, from which a PDF takes glyphs. */
const byName = new Map<string, FileOfPackage>(
  allFontFiles()
    .flatMap((font) => [font, { ...font, file: font.file.replace(/2$/, '') }])
    .map((font) => [font.file, font]),
)

/** The files of multi-file fonts, listed when one is first needed, which is rare. */
let slices: ReadonlyMap<string, FileOfPackage> | undefined

function findSlice(name: string): FileOfPackage | undefined {
  slices ??= new Map(
    [
      ...emojiFamily.slices.map(emojiFamily.fileOf),
      ...Object.values(hanFamilies).flatMap(({ package: home, fileOf }) => numberedSlices(rangesOf(home)).map(fileOf)),
    ].map(({ package: home, file }) => [file, { package: home, file }]),
  )
  return slices.get(name)
}

function rangesOf(packageName: string): PackageRanges {
  return require(`${packageName}/unicode.json`) as PackageRanges
}

/** Undefined for a name that is not one of the editor's fonts. */
export function findFontPath(name: string): string | undefined {
  const font = byName.get(name) ?? findSlice(name)
  return font && fontPath(font)
}

/** @throws Error when the package is not installed */
export function fontPath({ package: packageName, file }: FileOfPackage): string {
  return require.resolve(`${packageName}/files/${file}`)
}

/** From then on it is known here which font has which letters. */
export function prepareLetters(): void {
  const packages = new Map(Object.values(hanFamilies).map((family) => [family.package.split('/')[1], family.package]))
  registerLetterFonts(letterFonts)
  registerSlices((name) => {
    const home = packages.get(name)
    return home === undefined ? undefined : rangesOf(home)
  })
}
