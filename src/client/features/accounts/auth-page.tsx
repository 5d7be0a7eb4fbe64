import type { ReactNode } from 'react'
import { Stack } from '#client/ui/layout'
import { PageTitle } from '#client/ui/page-head'
import styles from './auth-page.module.css'

/** The frame of the signed-out pages: login, registration, set-up, and the targets of mailed links. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={24} className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {children}
    </Stack>
  )
}
