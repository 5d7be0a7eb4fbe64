import { languageInUse } from '#client/lib/language'
import { type LeftOut, leftOutKinds } from '#shared/rules/left-out'
import { leftOutTexts } from './texts.ts'

/** 'Left out: 2 hidden slides and 14 note marks.' Null if there is nothing. */
export function describeLeftOut(leftOut: LeftOut | undefined): string | null {
  const list = listLeftOut(leftOut)
  return list === null ? null : leftOutTexts.sentence(list)
}

/** '2 hidden slides and 14 note marks', or null. */
export function listLeftOut(leftOut: LeftOut | undefined): string | null {
  const parts = leftOutKinds.flatMap((kind) => {
    const count = leftOut?.[kind]
    return count ? [leftOutTexts.kinds[kind](count)] : []
  })
  return parts.length === 0 ? null : new Intl.ListFormat(languageInUse(), { type: 'conjunction' }).format(parts)
}
