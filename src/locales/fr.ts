import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('fr');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `de ${n(least)} à ${n(most)}`,
  atLeast: (least) => `au moins ${n(least)}`,
  atMost: (most) => `au plus ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);
const characters = (number: number) => `${n(number)} ${plural(number, { one: 'caractère', other: 'caractères' })}`;

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'nombre entier' : 'nombre',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `supérieur à ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `inférieur à ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `multiple de ${n(limits.multipleOf)}`,
  );

const fr: Translation = {
  someServer: 'Un serveur',
  asking: (server) => `${server} demande des informations`,
  confirming: (server) => `${server} vous demande de confirmer`,
  more: (number) =>
    `${n(number)} ${plural(number, { one: 'autre demande en attente', other: 'autres demandes en attente' })}`,
  step: (place, of) => `${n(place)} sur ${n(of)}`,
  submit: 'Envoyer',
  next: 'Suivant',
  back: 'Retour',
  stopAsking: 'Ne plus demander',
  close: 'Fermer',
  accept: 'Accepter',
  decline: 'Refuser',
  cancel: 'Annuler',
  copied: 'Copié',

  sentTo: (server) => `Rien n’est transmis à ${server} avant l’envoi.`,
  required: 'obligatoire',
  optional: 'facultatif',
  question: (place) => `Question ${n(place)}`,
  choose: 'Choisir…',
  other: 'Autre…',
  otherAnswer: 'Autre réponse',
  clear: 'Effacer le choix',
  yes: 'Oui',
  no: 'Non',
  emptyOption: '(vide)',

  numberHint: (limits, integer) => `Un ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Nombre de caractères\u00a0: ${count(minLength, maxLength, amounts)}`,
  choicesHint: (limits) => `Nombre de choix\u00a0: ${items(limits)}`,
  listHint: 'Une réponse par ligne',
  linesHint: (limits) => `Une réponse par ligne, ${items(limits)}`,
  zoneHint: (zone) => `Fuseau horaire\u00a0: ${zone}`,

  reviewing: (server) => `Vérifiez vos réponses à ${server}`,
  reviewNote: 'Rien n’est envoyé avant votre accord.',
  review: 'Vérifier',
  send: 'Confirmer l’envoi',
  change: 'Modifier',
  changeAnswer: (question) => `Modifier\u00a0: ${question}`,
  notAnswered: 'Sans réponse',

  withdrawn: (server) => `${server} a retiré sa demande.`,
  nothingSent: 'Rien n’a été envoyé.',
  copyAnswers: 'Copier vos réponses',
  keptAnswers: 'Vous aviez commencé à répondre.',
  restore: 'Reprendre ces réponses',

  secrets: 'Ne saisissez rien de secret ici.',
  secret: (question) =>
    `«\u00a0${question}\u00a0» ressemble à un identifiant secret\u202f; un serveur n’a pas le droit d’en demander dans un formulaire.`,

  problem: 'Il y a un problème',
  answerNeeded: 'Saisissez une réponse',
  choiceNeeded: 'Choisissez une option',
  choiceUnknown: 'Ce n’est pas une des options',
  numberNeeded: (limits, integer) => `Saisissez un ${numeral(limits, integer)}`,
  numberUnsafe: 'Ce nombre est trop grand pour être transmis exactement',
  tooShort: (least) => `Saisissez au moins ${characters(least)}`,
  tooLong: (most) => `Saisissez au plus ${characters(most)}`,
  emailNeeded: 'Saisissez une adresse e-mail, par exemple nom@example.com',
  uriNeeded: 'Saisissez une adresse complète, par exemple https://example.com',
  dateNeeded: 'Saisissez une date complète',
  dateTimeNeeded: 'Saisissez une date et une heure complètes',
  timezoneNeeded: 'Saisissez un fuseau horaire, par exemple Europe/Paris',
  formatNeeded: 'Ce n’est pas la forme demandée',
  linesNeeded: (limits) => `Saisissez une réponse par ligne, ${items(limits)}`,
  linesUnique: 'Ne saisissez chaque ligne qu’une fois',
  line: (place, problem) => `Ligne ${n(place)}\u00a0: ${problem}`,
  choices: (limits) => `Nombre de choix demandé\u00a0: ${items(limits)}`,

  searchHint: 'Saisissez du texte pour chercher dans la liste.',
  matches: (number) => `${n(number)} ${plural(number, { one: 'option', other: 'options' })}`,
  noMatch: 'Aucune option ne correspond.',
  useText: (text) => `Utiliser «\u00a0${text}\u00a0»`,
  showList: 'Afficher toutes les options',
  remove: (option) => `Retirer\u00a0: ${option}`,

  opening: (server) => `${server} veut ouvrir une page web`,
  waiting: (host) => `En attente de ${host}`,
  open: (host) => `Ouvrir ${host}`,
  openAgain: 'Ouvrir à nouveau',
  finished: 'J’ai terminé',
  waitingNote: 'Terminez sur la page qui s’est ouverte, puis revenez ici.',
  address: 'Adresse',
  copyAddress: 'Copier l’adresse',
  checkAddress: 'Vérifiez l’adresse.',
  urlUnencrypted: 'Ce que vous y saisissez peut être lu en chemin\u00a0: la connexion n’est pas chiffrée.',
  urlLookalike: 'Son nom contient des caractères qui peuvent ressembler à d’autres lettres.',
  urlUser: 'La partie avant @ n’est pas l’endroit où elle mène.',
  urlNumeric: 'C’est un nombre au lieu d’un nom.',
  urlPort: 'Elle utilise un port inhabituel.',
  urlPrivate: 'Elle se trouve sur cet appareil ou dans votre propre réseau.',
};

export default fr;
