import { formatStyle } from '#client/lib/formatting'
import type { Provenance } from '#client/queries/posts/panels'
import { Folded, LongText } from './folded-text.tsx'
import styles from './provenance.module.css'
import { provenanceTexts } from './texts.ts'

/** The model's prompt, part by part, as sent. Shows nothing for a post whose prompts were not stored. */
export function PromptDetails({ writtenWith }: Pick<Provenance, 'writtenWith'>) {
  const texts = provenanceTexts.prompts
  if (!writtenWith?.template) return null
  const { template, rules, style, settings } = writtenWith
  const parts = [
    { label: texts.template, text: template.text },
    { label: `${texts.style}: ${formatStyle(style.name)}`, text: style.promptPart },
    { label: texts.wishes, text: settings.customPrompt },
    ...settings.examplePosts.map((text, index) => ({ label: texts.example(index + 1), text })),
    { label: texts.rules, text: rules ?? '' },
  ]
  return (
    <Folded title={texts.title}>
      {parts
        .filter(({ text }) => text.trim())
        .map(({ label, text }) => (
          <div className={styles.part} key={label}>
            <h4>{label}</h4>
            <LongText label={label} text={text} />
          </div>
        ))}
    </Folded>
  )
}
