/** Commands of TeX that are one character, or a word that stays. */

const rows = [
  'times × cdot · div ÷ pm ± mp ∓ ast * star ⋆ circ ° degree ° bullet • oplus ⊕ otimes ⊗',
  'le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ lt < gt > ne ≠ neq ≠ approx ≈ equiv ≡ sim ∼ simeq ≃ cong ≅ propto ∝ ll ≪ gg ≫',
  'to → rightarrow → longrightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔ implies ⇒ iff ⇔',
  'uparrow ↑ downarrow ↓ mapsto ↦ in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ cup ∪ cap ∩ setminus ∖ emptyset ∅',
  'forall ∀ exists ∃ neg ¬ lnot ¬ land ∧ wedge ∧ lor ∨ vee ∨ mid | vert | Vert ‖ parallel ∥ perp ⊥ angle ∠ therefore ∴',
  'infty ∞ partial ∂ nabla ∇ sum ∑ prod ∏ int ∫ oint ∮ prime ′ hbar ℏ ell ℓ Re ℜ Im ℑ aleph ℵ',
  'ldots … dots … cdots … dotsc … vdots ⋮ lbrace { rbrace } langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉',
  'euro € pounds £ yen ¥ copyright © S § dag † ddag ‡ checkmark ✓ backslash \\',
  'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν',
  'xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω',
  'Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω',
]

export const texSigns: ReadonlyMap<string, string> = new Map(
  rows.flatMap((row) => {
    const words = row.split(' ')
    return words.flatMap((word, at): [string, string][] => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : []))
  }),
)

export const texFunctions: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max min sup inf det dim gcd Pr arg'.split(
    ' ',
  ),
)

/** Commands that change only the look of their argument; the argument is kept. */
export const texLooks: ReadonlySet<string> = new Set(
  'text textbf textit textrm textsf texttt textnormal mathrm mathbf mathit mathsf mathtt mathcal mathbb mathfrak boldsymbol bm mbox operatorname underline'.split(
    ' ',
  ),
)

/** Commands that set the size or position of what follows, which is kept. */
export const texSizes: ReadonlySet<string> = new Set(
  'left right middle big Big bigg Bigg bigl bigr Bigl Bigr limits nolimits displaystyle textstyle scriptstyle rm bf it'.split(
    ' ',
  ),
)

export const texAccents: ReadonlyMap<string, string> = new Map([
  ['bar', '\u0304'],
  ['overline', '\u0304'],
  ['hat', '\u0302'],
  ['widehat', '\u0302'],
  ['tilde', '\u0303'],
  ['vec', '\u20d7'],
  ['dot', '\u0307'],
  ['ddot', '\u0308'],
])

export const texBlanks: ReadonlyMap<string, string> = new Map([
  [',', ' '],
  [':', ' '],
  [';', ' '],
  [' ', ' '],
  ['!', ''],
  ['quad', ' '],
  ['qquad', ' '],
  ['space', ' '],
  ['thinspace', ' '],
])
