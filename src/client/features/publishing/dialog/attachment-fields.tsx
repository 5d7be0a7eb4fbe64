import { AttachButton } from '#client/features/attachments/attach-button'
import { pollDraftOf } from '#client/features/attachments/poll/poll-draft'
import { readDraft } from '#client/lib/drafts'
import type { AppForm } from '#client/lib/form'
import { formatNumber } from '#client/lib/formatting'
import { Callout } from '#client/ui/callout'
import { Field, Hint } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { RadioCards } from '#client/ui/radio-cards'
import { attachmentsOf, publishing } from '#shared/rules/publishing'
import { publishTexts as texts } from '../card/texts.ts'
import { type Attachments, attachableOf } from '../kinds/attachment-kind.ts'
import { kinds } from '../kinds/attachment-kinds.ts'
import { altTextOf, attachmentOf, type PublishValues } from './publish-values.ts'

interface FieldsProps {
  attachments: Attachments
  form: AppForm<PublishValues>
}

/** What goes out beside the text, and its descriptions. */
export function AttachmentFields({ attachments, form }: FieldsProps) {
  const attachable = attachableOf(attachments)
  const attach = attachmentOf(form.values, attachable)
  const offered = attachmentsOf(attachable)
  const { missingLetters, altTexts } = kinds[attach]
  const own = altTexts?.(attachments) ?? []
  const isPollUnsaved = readDraft(pollDraftOf(attachments.post.id)) !== null
  return (
    <>
      {offered.length > 1 && (
        <RadioCards
          legend={texts.attach}
          value={attach}
          onChange={(chosen) => form.change({ attach: chosen })}
          options={offered.map((each) => ({
            value: each,
            label: texts.attachments[each],
            hint: kinds[each].hint?.(attachments),
          }))}
        />
      )}
      {isPollUnsaved && <Callout kind="info" level={3} title={texts.pollUnsaved} />}
      {attachable.files === null && <AttachButton postId={attachments.post.id} />}
      <MissingLetters letters={missingLetters?.(attachments) ?? []} />
      {own.map((text, index) => (
        <AltText
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity here
          key={index}
          label={own.length === 1 ? texts.altText : texts.altTextOf(index + 1)}
          index={index}
          own={text}
          form={form}
        />
      ))}
    </>
  )
}

/** A warning before sending: the server draws no placeholder for these characters. */
function MissingLetters({ letters }: { letters: readonly string[] }) {
  if (letters.length === 0) return null
  return <Hint>{texts.missingLetters([...new Set(letters)].join(' '))}</Hint>
}

function AltText({
  label,
  index,
  own,
  form,
}: {
  label: string
  index: number
  /** Its author's. */
  own: string
  form: AppForm<PublishValues>
}) {
  const { altTexts } = form.values
  const text = altTextOf(form.values, own, index)
  const over = text.trim().length - publishing.altTextCharacters
  return (
    <Field label={label} optional error={over > 0 ? texts.altTooLong(formatNumber(over)) : null}>
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            const length = Math.max(altTexts.length, index + 1)
            form.change({
              altTexts: Array.from({ length }, (_text, each) => (each === index ? target.value : altTexts[each])),
            })
          }}
        />
      )}
    </Field>
  )
}
