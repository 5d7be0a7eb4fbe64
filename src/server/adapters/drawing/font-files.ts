import { createRequire } from 'node:module'
import { allFontFiles } from '#shared/fonts/font-files'
import { bringLetterFonts } from '#shared/fonts/fonts'
import { bringSlices, numberedSlices, type PackageRanges } from '#shared/fonts/letter-slices'
import { letterFonts } from '#shared/fonts/letters'
import { emojiFamily, hanFamilies } from '#shared/fonts/stand-ins'

/** The editor's fonts as files of this machine, from their packages. */

interface FileOfPackage {
  readonly package: string
  readonly file: string
}

const require = createRequire(import.meta.url)

/** Those with plain outlines twice: as WOFF2 for who draws with it, and as WOFF, from which the glyphs of a PDF are taken. */
const byName = new Map<string, FileOfPackage>(
  allFontFiles()
    .flatMap((font) => [font, { ...font, file: font.file.replace(/2$/, '') }])
    .map((font) => [font.file, font]),
)

/** The many files of the other fonts, whose names are made when one of them is first looked for: most never are. */
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
  bringLetterFonts(letterFonts)
  bringSlices((name) => {
    const home = packages.get(name)
    return home === undefined ? undefined : rangesOf(home)
  })
}
