"""
The services of a platform as PyLTI1p3, a library for tools, uses them: one score, the results, the members.

    python pylti.py REGISTRATION

Prints what it was given as one line of JSON.
"""

import json
import sys
from datetime import datetime, timezone

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from pylti1p3.assignments_grades import AssignmentsGradesService
from pylti1p3.grade import Grade
from pylti1p3.names_roles import NamesRolesProvisioningService
from pylti1p3.registration import Registration
from pylti1p3.service_connector import ServiceConnector

given = json.loads(sys.argv[1])
key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
pem = key.private_bytes(
    serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
).decode()
public = key.public_key().public_bytes(
    serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
).decode()
registration = (
    Registration()
    .set_issuer(given["issuer"])
    .set_client_id(given["client_id"])
    .set_auth_token_url(given["token_url"])
    .set_auth_login_url(given["auth_url"])
    .set_key_set_url(given["jwks_url"])
    .set_tool_private_key(pem)
    .set_tool_public_key(public)
)
connector = ServiceConnector(registration)
marks = AssignmentsGradesService(connector, given["ags"])
marks.put_grade(
    Grade()
    .set_score_given(8)
    .set_score_maximum(10)
    .set_timestamp(datetime.now(timezone.utc).isoformat())
    .set_activity_progress("Completed")
    .set_grading_progress("FullyGraded")
    .set_user_id("mia")
)
results = connector.make_service_request(
    given["ags"]["scope"],
    given["ags"]["lineitem"].replace("?", "/results?") + "&user_id=mia",
    accept="application/vnd.ims.lis.v2.resultcontainer+json",
)["body"]
people = NamesRolesProvisioningService(connector, given["nrps"]).get_members()
print(json.dumps({"results": results, "members": [person["user_id"] for person in people]}))
