import { ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { postFormTexts } from '#client/features/post/texts'
import { lazyPart } from '#client/lib/lazy-part'
import styles from './options-fields.module.css'
import type { KnownSource } from './source-fields.tsx'
import { draftsTexts, formTexts, shapeTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

const OpenOptions = lazyPart(async () => (await import('./open-options.tsx')).OpenOptions)

/** What is rarely chosen, folded into one line that shows what differs from the usual. */
export function OptionsFields({ form, source }: { form: GenerateForm; source: KnownSource }) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isMoreUnread = form.problem?.field === 'more'
  const isOpen = isMoreUnread || (chosen ?? form.values.moreSources.length > 0)
  return (
    <details className={styles.options} open={isOpen} onToggle={({ currentTarget }) => setChosen(currentTarget.open)}>
      <summary>
        <ChevronRight className="icon s" aria-hidden="true" />
        <span>
          <b>{formTexts.options}</b>{' '}
          <span className={styles.now} dir="auto">
            {describe(form)}
          </span>
        </span>
      </summary>
      {isOpen && (
        <Suspense>
          <OpenOptions form={form} source={source} />
        </Suspense>
      )}
    </details>
  )
}

function describe({ brief, isOwn, choices, values }: GenerateForm): string {
  const { drafts = 1 } = choices ?? {}
  const more = values.moreSources.length
  return [
    more > 0 && formTexts.moreSources(more),
    isOwn && formTexts.own.own,
    brief.form && postFormTexts[brief.form],
    shapeTexts.hashtagsNow(brief.hashtags),
    isOwn !== true && brief.sourceMention && shapeTexts.sources[brief.sourceMention],
    drafts > 1 && draftsTexts.count(drafts),
  ]
    .filter(Boolean)
    .join(' · ')
}
