import { postFormTexts } from '#client/features/post/texts'
import { formatNumber } from '#client/lib/formatting'
import { useVoice } from '#client/queries/voice'
import { Choice } from '#client/ui/choice'
import { Field } from '#client/ui/field'
import { Select } from '#client/ui/select'
import {
  maxHashtags,
  type PostForm,
  type PostLength,
  postForms,
  postLengths,
  sourceMentions,
  usualPlan,
} from '#shared/rules/post-plan'
import { FoldedFields } from './folded-fields.tsx'
import { shapeTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** Form, length, hashtags and source of the post, folded into one line that says how they stand. */
export function ShapeFields({ form }: { form: GenerateForm }) {
  const { plan, change, isOwn } = form
  return (
    <FoldedFields title={shapeTexts.title} now={describe(form)}>
      <Field label={shapeTexts.form}>
        {(control) => (
          <Select
            {...control}
            value={plan.form ?? ''}
            onChange={({ target }) => change({ form: (target.value || null) as PostForm | null })}
          >
            <option value="">{shapeTexts.anyForm}</option>
            {postForms.map((id) => (
              <option key={id} value={id}>
                {postFormTexts[id]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Choice
        label={shapeTexts.length}
        options={Object.keys(postLengths) as PostLength[]}
        nameOf={(id) => shapeTexts.lengths[id]}
        chosen={plan.length}
        onChoose={(length) => change({ length })}
        hint={shapeTexts.characters(formatNumber(postLengths[plan.length]))}
      />
      <Choice
        label={shapeTexts.hashtags}
        options={countTo(maxHashtags, 0)}
        nameOf={String}
        chosen={plan.hashtags}
        onChoose={(hashtags) => change({ hashtags })}
      />
      {isOwn !== true && <SourceMentionField form={form} />}
    </FoldedFields>
  )
}

/** Where the source is named: as the author's settings say, until another place is chosen for this post. */
function SourceMentionField({ form }: { form: GenerateForm }) {
  const { data: voice } = useVoice()
  return (
    <Field label={shapeTexts.source}>
      {(control) => (
        <Select
          {...control}
          value={form.plan.sourceMention ?? voice?.sourceMention ?? usualPlan.sourceMention}
          onChange={({ target }) =>
            form.change({ sourceMention: sourceMentions.find((id) => id === target.value) ?? null })
          }
        >
          {sourceMentions.map((id) => (
            <option key={id} value={id}>
              {shapeTexts.sources[id]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function describe({ plan, isOwn }: GenerateForm): string {
  return [
    plan.form ? postFormTexts[plan.form] : null,
    shapeTexts.lengths[plan.length],
    shapeTexts.hashtagsNow(plan.hashtags),
    isOwn !== true && plan.sourceMention ? shapeTexts.sources[plan.sourceMention] : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

export function countTo(most: number, from: number): number[] {
  return Array.from({ length: most - from + 1 }, (_, place) => from + place)
}
