/**
 * Whether a text in the form of a secret is one that opens nothing: an example, a blank to be filled in, a mask. All
 * that is asked for is so unlikely in a random secret that none is missed for it.
 */
export function isExample(secret: string): boolean {
  return (secret.length <= MAX_LENGTH_WITH_WORDS && WORDS.test(secret)) || isMonotonous(secret) || hasSequence(secret);
}

/** In a longer secret the words would appear by chance. */
const MAX_LENGTH_WITH_WORDS = 200;
const WORDS =
  /example|placeholder|redacted|change[-_]?me|replace[-_]|insert[-_]|dummy|sample[-_]|fake[-_]|your[-_]|^your|[-_]here(?![a-z])|xxxxx|\*{3}|\.{3}|…|0{8}|[<>{}]/iu;
const FEWEST_CHARACTERS = 6;
const MAX_SEQUENCE_LENGTH = 8;

/** `1111…`, `abcabcabc…`: a random one of 20 hexadecimal digits has six different ones and more. */
function isMonotonous(secret: string): boolean {
  const body = /[A-Za-z0-9+/]{20,64}$/u.exec(secret.slice(-64))?.[0] ?? "";
  return body !== "" && new Set(body).size < FEWEST_CHARACTERS;
}

/** `12345678`, `abcdefgh`, `87654321`. */
function hasSequence(secret: string): boolean {
  let run = 1;
  let before = 0;
  for (let at = 1; at < secret.length; at++) {
    const step = secret.charCodeAt(at) - secret.charCodeAt(at - 1);
    run = (step === 1 || step === -1) && step === before ? run + 1 : 2;
    before = step;
    if (run >= MAX_SEQUENCE_LENGTH) return true;
  }
  return false;
}

/** Placeholder names, in the places of a user and a password. */
const NOBODY =
  /^(?:my|your|the|some|db|test)?[-_.]?(?:user(?:name)?|pass(?:w(?:or)?d)?|pwd?|pw|secret|token|api[-_]?key|key|name|login|admin|root|guest|foo|bar|baz|alice|bob|test|changeme|postgres|mysql|mongo|hunter2|p4ssw0rd|s3cret|hostname)[-_]?\d{0,4}$/iu;
/** Users that nobody is, whatever the password. */
const NO_USER = /^(?:anonymous|anon|guest|nobody|ftp)$/iu;
/** A variable of a shell, of Windows or of a build, or a blank that a deployment fills in. */
const VARIABLE = /^(?:\$\w+|\$\([\w.]+\)|%\w+%|__[A-Za-z]\w*__|\[[\w. -]+\]|@\w+@)$/u;
const NOWHERE =
  /^(?:.*\.)?(?:example(?:\.\w+)?|test|invalid|localhost|local|host(?:name)?|server|domain(?:\.com)?|yourdomain\.\w+|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[(?:::1|2001:0?db8:.*)\])(?::.*)?$/iu;

/** The schemes of databases, as a pattern takes them. */
export const DATABASE_SCHEMES =
  "postgres postgresql mysql mariadb mongodb redis rediss mssql sqlserver clickhouse cassandra couchbase couchbases neo4j bolt oracle db2";

/** Schemes that are known to take a user and a password. Drivers follow a `+`, as in `postgresql+asyncpg`. */
const SCHEMES = new Set(
  [
    "http https ftp ftps sftp ftpes ssh scp git svn ws wss dav davs webdav webdavs smb cifs nfs afp rsync telnet vnc rdp",
    "smtp smtps imap imaps pop3 pop3s ldap ldaps sip sips xmpp irc ircs nntp socks socks4 socks4a socks5 socks5h",
    "amqp amqps mqtt mqtts stomp nats kafka pulsar rtsp rtsps rtmp rtmps rtp jdbc",
    DATABASE_SCHEMES,
    "elasticsearch opensearch influxdb etcd memcached ldapi consul vault s3",
  ].flatMap((names) => names.split(" ")),
);
/** Names and addresses that only a network of one's own reaches. A name without a dot is one of them. */
const PRIVATE =
  /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|0\.|\[f[cd][\da-f]{2}:|\[fe[89ab][\da-f]:|[^.[]*$)|\.(?:internal|intranet|local|localdomain|lan|home|corp|private|home\.arpa)$/iu;

/** What an address with a password is: `example` opens nothing; of `possible`, only its author knows. */
export type AddressVerdict = "secret" | "possible" | "example";

/** What an address with a user and a password is. */
export function classifyPassword(address: string): AddressVerdict {
  const found = /(?:^|:)([a-z][\w+.-]*):\/\/([^:@/]*):([^@/]*)@([^/?#\s"'`]*)/iu.exec(address);
  if (!found) return "secret";
  const [, scheme = "", user = "", password = "", host = ""] = found;
  const isExampleOf =
    NOWHERE.test(host) ||
    NO_USER.test(user) ||
    isPlaceholder(password) ||
    password.toLowerCase() === user.toLowerCase() ||
    /["'`<>()[\]{}|^\\]/u.test(user + password);
  if (isExampleOf) return "example";
  const isKnown = SCHEMES.has(scheme.toLowerCase().replace(/\+.*$/u, ""));
  return isKnown && user !== "" && !isPrivateHost(host) ? "secret" : "possible";
}

/** Whether a host, perhaps with a port, is one that only a network of one's own reaches. */
export function isPrivateHost(host: string): boolean {
  return PRIVATE.test(host.replace(/:\d*$/u, ""));
}

/** Whether a text in the place of a password is a word for one, a blank or a variable. */
export function isPlaceholder(password: string): boolean {
  return NOBODY.test(password) || VARIABLE.test(password) || new Set(password).size <= 2 || isExample(password);
}
