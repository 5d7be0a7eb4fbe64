import { Check, Circle } from 'lucide-react'
import { Cluster, Stack } from '#client/ui/layout'
import styles from './password-checklist.module.css'
import { checkPassword } from './password-rules.ts'
import { texts } from './texts.ts'

/** The requirements for a new password, and which of them this one meets. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <Stack as="ul" gap={4}>
      {checkPassword(password).map(({ label, isMet }) => (
        <Cluster as="li" wrap={false} key={label} className={isMet ? styles.met : undefined}>
          {isMet ? <Check className="icon s" aria-hidden="true" /> : <Circle className="icon s" aria-hidden="true" />}
          {label}
          <span className="sr">, {isMet ? texts.fields.met : texts.fields.notMet}</span>
        </Cluster>
      ))}
    </Stack>
  )
}
