import { Fragment, type ReactNode } from 'react'
import { useLanguage } from './language.ts'

/** Everything inside is made anew in another language, so that no word of the old one stays. Drafts are kept. */
export function InLanguage({ children }: { children: ReactNode }) {
  return <Fragment key={useLanguage()}>{children}</Fragment>
}
