import { formatNumber } from '#client/lib/formatting'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { firstComments } from '#shared/rules/first-comments'
import { firstCommentTexts as texts } from './first-comment-texts.ts'

/** The first comment of a post. @param canComment whether the account may add it; otherwise its author has to */
export function FirstCommentField({
  value,
  canComment,
  autoFocus = false,
  onChange,
}: {
  value: string
  canComment: boolean
  autoFocus?: boolean
  onChange: (text: string) => void
}) {
  const over = value.trim().length - firstComments.characters
  return (
    <Field
      label={texts.label}
      optional
      hint={canComment ? texts.hint : texts.notAllowed}
      error={over > 0 ? texts.tooLong(formatNumber(over)) : null}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          dir="auto"
          autoFocus={autoFocus}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
