import { useEffect } from 'react'
import { useMembers } from '#client/queries/team'
import type { User } from '#client/queries/user'
import { Field } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { optionsTexts as texts } from './options-texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** In a team: whose voice the post gets. Only where other members allow theirs. */
export function VoiceField({
  form: { values, change },
  user,
  slug,
}: {
  form: Pick<GenerateForm, 'values' | 'change'>
  user: Pick<User, 'id'>
  slug: string
}) {
  const { data: members } = useMembers(slug)
  const others = members?.filter(({ userId, lendsVoice }) => lendsVoice && userId !== user.id)
  const chosen = values.voiceOf === user.id ? null : values.voiceOf
  const isGone = chosen !== null && others !== undefined && !others.some(({ userId }) => userId === chosen)

  // its person has withdrawn it, or left
  useEffect(() => {
    if (isGone) change({ voiceOf: null })
  }, [isGone, change])

  if (!others || others.length === 0) return null
  return (
    <Field label={texts.voice}>
      {(control) => (
        <Select {...control} value={chosen ?? ''} onChange={({ target }) => change({ voiceOf: target.value || null })}>
          <option value="">{texts.ownVoice}</option>
          {others.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
