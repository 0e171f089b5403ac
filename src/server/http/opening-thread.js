import { constants, createPrivateKey, privateDecrypt } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";

// plain JavaScript, since a worker thread of Node 20 does not load TypeScript by `--import tsx`
const key = createPrivateKey(workerData.pem);
const size = key.asymmetricKeyDetails.modulusLength / 8;

/** Removes the padding of PKCS#1 v1.5: 00 02, at least eight bytes that are not 00, 00, then the message. */
const unpadded = (block) => {
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new Error("padding");
  return block.subarray(end + 1);
};

/**
 * The decrypted text, or null. Node no longer removes PKCS#1 v1.5 padding itself, because attackers exploit errors that
 * distinguish wrong padding: every failure gives the same result here.
 */
const opened = (bytes) => {
  if (bytes.length > workerData.mostBlocks * size) return null;
  const blocks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  try {
    const open = (block) => unpadded(privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, block));
    return Buffer.concat(blocks.map(open)).toString("utf8");
  } catch {
    return null;
  }
};

parentPort.on("message", ({ number, bytes }) => parentPort.postMessage({ number, text: opened(Buffer.from(bytes)) }));
