import { formatNumber } from '#client/lib/formatting'
import type { VoiceProfile } from '#shared/voice/profile/describe-posts'
import { type Frequency, signNames, type TagUse } from '#shared/voice/profile/sign-use'
import { profileTexts } from './profile-texts.ts'

/** An opening used in at least this share of the posts counts as usual. */
const minUsualShare = 0.6

/** The profile as plain sentences in the language of the interface, one line per topic. */
export function writeProfile(profile: VoiceProfile): string {
  const { length, sentences, firstLine, endsWithQuestion, favouriteWords, starters, quoted, neverWords } = profileTexts
  const lines = [
    [
      length(formatNumber(profile.length.least), formatNumber(profile.length.most)),
      sentences(formatNumber(profile.sentenceWords), formatNumber(profile.paragraphWords)),
    ],
    [
      openings(profile),
      firstLine(formatNumber(profile.firstLineCharacters)),
      profile.endsWithQuestion && endsWithQuestion,
    ],
    [profile.speaker && profileTexts.speaker[profile.speaker], reader(profile)],
    (['often', 'seldom', 'never'] as const).map((frequency) => signs(profile, frequency)),
    [
      tags(profile.emoji, profileTexts.noEmoji, profileTexts.fewEmoji, profileTexts.emoji),
      tags(profile.hashtags, profileTexts.noHashtags, profileTexts.fewHashtags, profileTexts.hashtags),
    ],
    [profile.favouriteWords.length > 0 && favouriteWords(profile.favouriteWords.join(', '))],
    [profile.favouriteStarters.length > 0 && starters(profile.favouriteStarters.map(quoted).join(', '))],
    [profile.neverWords.length > 0 && neverWords(profile.neverWords.join(', '))],
  ]
  return lines
    .map((sentencesOfLine) => sentencesOfLine.filter(Boolean).join(' '))
    .filter((line) => line !== '')
    .join('\n')
}

function openings({ openings: found }: VoiceProfile): string | null {
  const [first] = found
  if (!first) return null
  if (first.share >= minUsualShare) return profileTexts.opensMostly(profileTexts.openings[first.opening])
  return profileTexts.opensWith(found.map(({ opening }) => profileTexts.openings[opening]).join(profileTexts.or))
}

/** English has one word for the reader; for languages with two (like du and Sie) the description says which. */
function reader({ reader: address, language }: VoiceProfile): string | null {
  if (address === null) return null
  return profileTexts.reader[address === 'you' && language !== 'english' ? 'familiar' : address]
}

function signs(profile: VoiceProfile, frequency: Frequency): string | null {
  const names = signNames.filter((name) => profile.signs[name] === frequency).map((name) => profileTexts.signs[name])
  return names.length > 0 ? profileTexts.signsUsed[frequency](names.join(', ')) : null
}

function tags(
  { perPost, favourites }: TagUse,
  none: string,
  few: string,
  some: (count: string, favourites: string) => string,
): string {
  if (perPost > 0) return some(formatNumber(perPost), favourites.join(' '))
  return favourites.length > 0 ? few : none
}
