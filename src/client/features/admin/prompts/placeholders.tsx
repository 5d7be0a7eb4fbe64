import { FormSection } from '#client/ui/form-section'
import styles from './placeholders.module.css'
import { promptTexts } from './texts.ts'

/** The placeholders that a prompt template may hold, and what each is filled with. */
export function Placeholders() {
  const { title, meanings } = promptTexts.templates.placeholders
  return (
    <FormSection title={title}>
      <dl className={styles.placeholders}>
        {Object.entries(meanings).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  )
}
