import type { ComponentProps, PropsWithChildren } from 'react'
import { useLocation } from 'wouter'
import { Grid, Stack } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { PageHead } from '#client/ui/page-head'
import { routes } from '#shared/contract/pages'
import styles from './admin-page.module.css'
import { adminLayoutTexts as texts } from './texts.ts'

const pages = [
  'admin',
  'adminUsers',
  'adminTeams',
  'adminPrompts',
  'adminModels',
  'adminLinkedin',
  'adminSettings',
  'adminSystem',
] as const

/** A page of the administration: its head, the list of all of them, and its sections one below the other. */
export function AdminPage({ children, ...head }: PropsWithChildren<ComponentProps<typeof PageHead>>) {
  const [path] = useLocation()
  return (
    <>
      <PageHead {...head} />
      <Grid columns="132px minmax(0, 1fr)" gap={32} rowGap={24} until="medium">
        <nav className={styles.pages} aria-label={texts.pagesLabel}>
          {pages.map((name) => {
            const href = routes[name].path
            return (
              <Link key={name} href={href} aria-current={href === path ? 'page' : undefined}>
                {texts.pages[name]}
              </Link>
            )
          })}
        </nav>
        <Stack gap={40}>{children}</Stack>
      </Grid>
    </>
  )
}
