import type { ComponentProps } from 'react'
import { Button } from '#client/ui/button'
import styles from './account-form.module.css'

/** A form of the pages before signing in: login, registration, links from mails. */
export function AccountForm(props: ComponentProps<'form'>) {
  return <form {...props} className={styles.form} />
}

/** Its button, as wide as the form. */
export function SubmitButton(props: Pick<ComponentProps<typeof Button>, 'pending' | 'pendingLabel' | 'children'>) {
  return <Button {...props} type="submit" variant="primary" block className={styles.submit} />
}
