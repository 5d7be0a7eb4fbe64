import type { ComponentProps } from 'react'
import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import styles from './account-form.module.css'

/** A form of the signed-out pages: login, registration, links from mails. */
export function AccountForm(props: ComponentProps<'form'>) {
  return <Stack as="form" gap={20} {...props} />
}

/** Its button, as wide as the form. */
export function SubmitButton(props: Pick<ComponentProps<typeof Button>, 'pending' | 'pendingLabel' | 'children'>) {
  return <Button {...props} type="submit" variant="primary" block className={styles.submit} />
}
