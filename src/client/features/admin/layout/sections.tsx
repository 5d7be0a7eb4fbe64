import type { ReactNode } from 'react'
import { Grid, Stack } from '#client/ui/layout'

/** The sections of a page of the administration, one below the other. */
export function Sections({ children }: { children: ReactNode }) {
  return <Stack gap={40}>{children}</Stack>
}

/** Two sections side by side; one below the other on small screens. @param breaksAt from which width downwards */
export function SectionPair({ breaksAt, children }: { breaksAt: 'medium' | 'phone'; children: ReactNode }) {
  return (
    <Grid columns={2} gap={40} rowGap={breaksAt === 'phone' ? 32 : 40} until={breaksAt}>
      {children}
    </Grid>
  )
}
