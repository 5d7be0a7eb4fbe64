import type { AppForm } from '#client/lib/form'
import { formatNumber } from '#client/lib/formatting'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { Cluster } from '#client/ui/layout'
import { firstComments } from '#shared/rules/first-comments'
import { CopyComment } from '../card/copy-comment.tsx'
import { firstCommentTexts as texts } from '../card/first-comment-texts.ts'
import type { PublishValues } from './publish-values.ts'

/** The comment that follows the post; where the account may not add it, one to copy. */
export function FirstCommentField({ form, canComment }: { form: AppForm<PublishValues>; canComment: boolean }) {
  const { firstComment } = form.values
  const over = firstComment.trim().length - firstComments.characters
  return (
    <>
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
            value={firstComment}
            onChange={({ target }) => form.change({ firstComment: target.value })}
          />
        )}
      </Field>
      {!canComment && firstComment.trim() && (
        <Cluster>
          <CopyComment text={firstComment.trim()} />
        </Cluster>
      )}
    </>
  )
}
