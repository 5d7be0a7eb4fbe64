import { Check, Circle } from 'lucide-react'
import { Row } from '#client/ui/row'
import styles from './password-checklist.module.css'
import { checkPassword } from './password-rules.ts'
import { texts } from './texts.ts'

/** What a new password must have, and what of it this one has. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul className={styles.checklist}>
      {checkPassword(password).map(({ label, isMet }) => (
        <Row as="li" key={label} className={isMet ? styles.met : undefined}>
          {isMet ? <Check className="icon s" aria-hidden="true" /> : <Circle className="icon s" aria-hidden="true" />}
          {label}
          <span className="sr">, {isMet ? texts.fields.met : texts.fields.notMet}</span>
        </Row>
      ))}
    </ul>
  )
}
