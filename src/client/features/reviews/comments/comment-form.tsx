import { useEffect, useState } from 'react'
import { sentencesOfPost } from '#client/features/versions/passage/sentences-of-post'
import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { SwitchLine } from '#client/ui/switch'
import { toast } from '#client/ui/toast'
import { cutText } from '#shared/linkedin/cut'
import type { Language } from '#shared/rules/languages'
import { type Quote, quoteOf } from '#shared/text/quote-anchor'
import { GuestName } from '../parts/guest-name.tsx'
import { guestTexts } from '../parts/texts.ts'
import type { CommentBoard } from './comment-board.ts'
import { MentionField } from './mention-field.tsx'
import { commentTexts as texts } from './texts.ts'

/** Of a sentence in the list, in characters. */
const maxShown = 60

/** A new comment: on the whole post, on a sentence of it, or on the words that were selected. */
export function CommentForm({
  board,
  language,
  selected,
  onSent,
}: {
  board: CommentBoard
  language: Language
  /** Words that were selected to be commented on. */
  selected: Quote | null
  onSent: () => void
}) {
  const { text, guest, members, offersGuests } = board
  const sentences = sentencesOfPost(text, language)
  const form = useAppForm({
    initial: { body: '', about: '', isForGuests: false, name: guest?.name ?? '' },
    draft: `comment.${board.key}`,
    secrets: ['about', 'name'],
    check: ({ body, name }) => ({
      body: body.trim() === '' && texts.missing,
      name: guest && name.trim() === '' && guestTexts.nameMissing,
    }),
    send: async ({ body, about, isForGuests, name }) => {
      guest?.keep(name.trim())
      const sentence = about === '' ? undefined : sentences[Number(about)]
      const quote = about === 'selected' ? selected : sentence ? quoteOf(text, sentence) : null
      await board.add({ body: body.trim(), quote, parentId: null, isForGuests, name: name.trim() })
    },
    onSent: (_answer, { isForGuests, name }) => {
      form.restart({ body: '', about: '', isForGuests, name })
      onSent()
    },
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.actionFailed, description: errorMessage(error) })
      return undefined
    },
  })
  const { values, change, field } = form
  const [seen, setSeen] = useState<Quote | null>(null)
  if (seen !== selected) {
    setSeen(selected)
    change({ about: selected ? 'selected' : '' })
  }
  const element = form.props.ref
  useEffect(() => {
    if (selected) element.current?.querySelector('textarea')?.focus()
  }, [selected, element])

  return (
    <form {...form.props}>
      <Stack gap={12}>
        <Field label={texts.about}>
          {(control) => (
            <Select {...control} value={values.about} onChange={({ target }) => change({ about: target.value })}>
              <option value="">{texts.wholePost}</option>
              {selected && <option value="selected">{texts.quoted(shorten(selected.exact))}</option>}
              {sentences.map(({ start, end }, index) => (
                <option key={start} value={index}>
                  {shorten(text.slice(start, end))}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={texts.label} error={field('body').error}>
          {(control) => (
            <MentionField {...control} members={members} value={values.body} onChange={field('body').onChange} />
          )}
        </Field>
        {guest && values.body !== '' && <GuestName field={field('name')} known={guest.name} />}
        {offersGuests && values.body !== '' && (
          <SwitchLine
            label={texts.forGuests}
            checked={values.isForGuests}
            onChange={(isForGuests) => change({ isForGuests })}
          />
        )}
        <Button start type="submit" pending={form.isSending} pendingLabel={texts.sending}>
          {texts.send}
        </Button>
      </Stack>
    </form>
  )
}

function shorten(words: string): string {
  return cutText(words.replace(/\s+/g, ' '), maxShown, '…', { atWord: true })
}
