import { languageInUse } from '#client/lib/language'
import { type LeftOut, leftOutKinds } from '#shared/contract/left-out'
import { postTexts } from './texts.ts'

/** 'Left out: 2 hidden slides and 14 note marks.' Null where nothing was. */
export function describeLeftOut(leftOut: LeftOut | undefined): string | null {
  const list = listLeftOut(leftOut)
  return list === null ? null : postTexts.leftOut(list)
}

/** '2 hidden slides and 14 note marks', or null. */
export function listLeftOut(leftOut: LeftOut | undefined): string | null {
  const parts = leftOutKinds.flatMap((kind) => {
    const count = leftOut?.[kind]
    return count ? [postTexts.leftOutKinds[kind](count)] : []
  })
  return parts.length === 0 ? null : new Intl.ListFormat(languageInUse(), { type: 'conjunction' }).format(parts)
}
