import { defineConfig } from 'eslint/config';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** What @eslint/js calls recommended: the rules themselves say so. */
const recommended = Object.fromEntries(
  [...builtinRules].filter(([, { meta }]) => meta.docs?.recommended).map(([name]) => [name, 'error']),
);

export default defineConfig(
  { ignores: ['dist/', 'coverage/', 'src/answers/generated/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      ...recommended,
      eqeqeq: 'error',
      'no-undef': 'off', // TypeScript checks this, and scripts run in Node
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-extraneous-class': ['error', { allowEmpty: true }],
      // noUncheckedIndexedAccess makes assertions necessary for indexes that are known to exist.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // TypeScript's DOM types describe the newest browsers. The code also checks for APIs that others lack.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // An empty string counts as missing.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { lit, wc, 'lit-a11y': litA11y },
    rules: {
      ...lit.configs['flat/recommended'].rules,
      ...wc.configs['flat/best-practice'].rules,
      ...litA11y.configs.recommended.rules,
      // Forbidden by a strict Content-Security-Policy or Trusted Types, or unsafe with untrusted markup.
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe)$/]',
          message: 'Throws under Trusted Types.',
        },
        {
          selector: String.raw`TaggedTemplateExpression[tag.name='html'] TemplateElement[value.raw=/\sstyle=/]`,
          message: 'A style attribute violates a strict Content-Security-Policy: use a class.',
        },
        { selector: 'ImportDeclaration[source.value=/unsafe-(html|svg)/]', message: 'Server text is text.' },
      ],
    },
  },
  {
    // These rooms never check for browser APIs.
    files: ['src/{protocol,schema,answers,session,safety,locales}/**/*.ts'],
    rules: { '@typescript-eslint/no-unnecessary-condition': 'error' },
  },
  {
    files: ['demo/**/*.ts', 'test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off', // query<HTMLInputElement>('input')
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            // @open-wc/semantic-dom-diff wrongly declares chai's `equal` as a promise.
            { from: 'package', name: 'Equal', package: 'chai' },
            { from: 'package', name: ['describe', 'it', 'suite', 'test'], package: 'node:test' },
          ],
        },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-misused-spread': 'off', // spreading strings into code points is intended
      // Values from a page or a JSON file are of type any.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Chai asserts with expressions such as expect(…).to.be.true.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/unbound-method': 'off', // methods are compared as values
    },
  },
);
