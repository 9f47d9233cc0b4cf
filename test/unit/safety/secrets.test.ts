import { expect } from '@open-wc/testing';
import type { JsonObject } from '../../../src/protocol/json.js';
import { asksForSecret } from '../../../src/safety/secrets.js';
import { asked } from '../support/form.js';

const asks = (name: string, property: JsonObject = { type: 'string' }) => asksForSecret(asked(property, { name })!);
const titled = (title: string) => asks('x', { type: 'string', title });

describe('a question asks for a credential', () => {
  const names = [
    'password',
    'Password',
    'userPassword',
    'user_password',
    'db-password',
    'passwd',
    'passphrase',
    'passcode',
    'pwd',
    'pin',
    'PIN',
    'cardPin',
    'apiKey',
    'api_key',
    'apikey',
    'API_KEY',
    'APIKey',
    'openaiApiKey',
    'accessToken',
    'auth-token',
    'bearer.token',
    'token',
    'githubToken',
    'secret',
    'clientSecret',
    'privateKey',
    'sshKey',
    'cardNumber',
    'credit_card_number',
    'cvv',
    'cvc',
    'otp',
    'totp',
    'verificationCode',
    'recoveryPhrase',
    'credentials',
  ];
  it('by its name', () => {
    expect(names.filter((name) => !asks(name))).to.deep.equal([]);
  });

  it('by its title, in the languages of the product', () => {
    const titles = [
      'Your API key',
      'One-time code',
      'Passwort',
      'Kennwort',
      'WLAN-Passwort',
      'Datenbankpasswort',
      'API-Schlüssel',
      'Mot de passe',
      'Clé d’API',
      "Clé d'API",
      'Contraseña',
      'Senha',
      'Codice di verifica',
      'Wachtwoord',
      'Hasło',
      'Пароль',
      'Введите пароль',
      'Şifre',
      'Mật khẩu',
      '密码',
      '您的密碼',
      'パスワード',
      '비밀번호',
      'كلمة المرور',
      'סיסמה',
      'पासवर्ड',
    ];
    expect(titles.filter((title) => !titled(title))).to.deep.equal([]);
  });

  it('by its format', () => {
    expect(asks('x', { type: 'string', format: 'password' })).to.be.true;
  });

  it('by its description', () => {
    expect(asks('x', { type: 'string', description: 'Paste the API key of your account.' })).to.be.true;
  });

  it('of any kind that is typed', () => {
    expect(asks('pin', { type: 'integer' })).to.be.true;
    expect(asks('tokens', { type: 'array', items: { type: 'string' }, title: 'API keys' })).to.be.true;
    expect(asks('password', { anyOf: [{ enum: ['none'] }, { type: 'string' }] })).to.be.true;
  });
});

describe('a question does not ask for a credential', () => {
  const names = [
    'name',
    'email',
    'phone',
    'address',
    'username',
    'birthday',
    'keyword',
    'key',
    'primaryKeyColumn',
    'monkey',
    'keyboard',
    'pinned',
    'pinboard',
    'opinion',
    'spin',
    'maxTokens',
    'tokens',
    'token_count',
    'tokenLimit',
    'tokenType',
    'tokenBudget',
    'secretary',
    'passport_country',
    'passenger',
    'compass',
    'bypass',
    'cardholder',
    'card',
    'postcode',
    'countryCode',
    'code',
    'passwordPolicy',
    'passwordLength',
    'credentials_type',
    'discount_code',
  ];
  it('by its name', () => {
    expect(names.filter((name) => asks(name))).to.deep.equal([]);
  });

  it('by its title', () => {
    const titles = ['Number of tokens', 'Pin the message?', 'Map pin colour', 'Secret Santa budget', 'Postcode'];
    expect(titles.filter(titled)).to.deep.equal([]);
  });

  it('where it says that it does not', () => {
    for (const description of [
      'Never enter your password here.',
      'Do not paste API keys.',
      'Any name, without a password.',
    ]) {
      expect(asks('x', { type: 'string', description }), description).to.be.false;
    }
  });

  it('where nothing can be typed', () => {
    expect(asks('password', { type: 'boolean' })).to.be.false;
    expect(asks('token', { type: 'string', enum: ['a', 'b'] })).to.be.false;
    expect(asks('secret', { type: 'string', format: 'date' })).to.be.false;
  });
});
