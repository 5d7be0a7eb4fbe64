import { languagePacks } from '#shared/languages/packs'

const arabic = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'
const names = [...Object.values(languagePacks).map(({ checking }) => checking.months), arabic]

/** The months of our languages and Arabic in lower case, each with its number, 1 to 12. */
export const monthNames: ReadonlyMap<string, number> = new Map(
  names.flatMap((year) => year.split(' ').map((name, index) => [name, index + 1] as const)),
)
