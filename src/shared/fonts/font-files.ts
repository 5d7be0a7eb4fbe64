import type { FontStyle } from './font-family.ts'
import type { PackagedFile } from './font-package.ts'
import { subsetsOf } from './font-subsets.ts'
import { includedFamilies } from './included-fonts.ts'
import { scriptFamilies } from './stand-ins.ts'

/** Every font file except those of multi-file fonts, in the order for registering them. */
export function allFontFiles(): PackagedFile[] {
  return [...scriptFamilies, ...includedFamilies].flatMap((family) => {
    const { weights, hasItalic, fileOf } = family
    const styles: readonly FontStyle[] = hasItalic ? ['normal', 'italic'] : ['normal']
    return styles.flatMap((style) =>
      weights.flatMap((weight) => subsetsOf(family).map((subset) => fileOf(subset, weight, style))),
    )
  })
}
